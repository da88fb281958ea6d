//! Lists of names in the forms in which users have them.

use clayout::d3d12::{DxilLibrary, NodeMask, RaytracingPipeline, StateObjectBuilder};

use super::walker::walk;

type Pipeline<'d> = StateObjectBuilder<'d, RaytracingPipeline>;

/// What the description says of one association.
fn told<'d>(associate: impl FnOnce(&mut Pipeline<'d>)) -> String {
    let mut pipeline = Pipeline::new();
    associate(&mut pipeline);
    let desc = pipeline.build_unchecked();
    walk(&desc, &[]).pop().expect("there is an association")
}

#[test]
fn every_list_of_names_can_be_associated() {
    let owned = vec![String::from("Hit0"), String::from("Hit1")];
    let array = [String::from("Hit0"), String::from("Hit1")];
    let lent = vec!["Hit0", "Hit1"];
    let expected = told(|pipeline| {
        let mask = pipeline.add(NodeMask::node(0));
        pipeline.associate(mask, ["Hit0", "Hit1"]);
    });
    assert_eq!(expected, "associate #0 [Hit0 Hit1]");
    macro_rules! same {
        ($($names:expr),* $(,)?) => {$(
            let form = stringify!($names);
            let by_address = told(|pipeline| {
                let mask = pipeline.add(NodeMask::node(0));
                pipeline.associate(mask, $names);
            });
            assert_eq!(by_address, expected, "{form}");
            let by_name = told(|pipeline| pipeline.associate_dxil("Mask", $names));
            assert_eq!(by_name, expected.replace("#0", "Mask"), "{form}");
        )*};
    }
    same!(
        &owned,
        &owned[..],
        &array,
        &lent,
        &lent[..],
        &["Hit0", "Hit1"],
        lent.clone(),
        lent.iter().copied(),
        owned.iter().map(String::as_str),
        owned.iter().map(|name| name.as_ref()),
        owned.iter().map(AsRef::as_ref).chain([]),
    );
}

#[test]
fn every_list_of_names_can_be_exported() {
    let owned = vec![String::from("Hit0"), String::from("Hit1")];
    let lent = vec!["Hit0", "Hit1"];
    let expected = DxilLibrary::new(b"DXBC").export("Hit0").export("Hit1");
    let library = || DxilLibrary::new(b"DXBC");
    assert_eq!(library().export_all(["Hit0", "Hit1"]), expected);
    assert_eq!(library().export_all(&owned), expected);
    assert_eq!(library().export_all(&owned[..]), expected);
    assert_eq!(library().export_all(&lent), expected);
    assert_eq!(library().export_all(lent), expected);
}

/// The element type of an empty list is known from nothing but the method.
#[test]
fn no_names_need_no_type() {
    let mut pipeline = Pipeline::new();
    let mask = pipeline.add(NodeMask::node(0));
    pipeline.associate(mask, []);
    pipeline.associate(mask, None);
    pipeline.associate_dxil("Mask", []);
    assert_eq!(pipeline.len(), 2);
}
