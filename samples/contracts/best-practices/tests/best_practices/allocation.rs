use crate::world::*;
use best_practices::allocation::ContractBuilder;
use multiversx_sc_scenario::imports::*;

fn contract() -> ScenarioWorld {
    world(ContractBuilder, &[])
}

#[test]
fn text_comes_back_as_it_was() {
    for endpoint in ["echoVec", "echoBuffer"] {
        let answer = call(&mut contract(), endpoint, &[b"abc"], 0);
        assert_eq!(answer, Ok(vec![b"abc".to_vec()]));
    }
}

#[test]
fn lists_of_all_kinds_find_the_largest() {
    let mut contract = contract();
    let endpoints = [
        "largestOfVec",
        "largestOfManagedVec",
        "largestOfArrayVec",
        "largest",
    ];
    for endpoint in endpoints {
        let few = [&[7][..], &[101], &[1, 44], &[100]];
        assert_eq!(ask(&mut contract, endpoint, &few), Ok(300), "{endpoint}");
        let none = call(&mut contract, endpoint, &[&[7], &[9]], 0).unwrap();
        assert!(none.is_empty(), "{endpoint}");
    }
    let many = [&[200][..]; 17];
    assert_eq!(ask(&mut contract, "largest", &many), Ok(200));
    assert_eq!(
        ask(&mut contract, "largestOfArrayVec", &many),
        Err("at most 16 large numbers".to_owned())
    );
}
