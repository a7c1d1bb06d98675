use crate::world::*;
use best_practices::allocation::ContractBuilder;
use multiversx_sc::codec::top_encode_to_vec_u8;
use multiversx_sc_scenario::{api::StaticApi, imports::*};

fn contract() -> ScenarioWorld {
    world(ContractBuilder, &[])
}

#[test]
fn text_round_trips() {
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

/// Memory that a growing list takes from an allocator that never frees: each `realloc` takes new memory.
#[test]
fn a_growing_vec_uses_over_three_times_its_size() {
    let (mut taken, mut capacity) = (0, 0);
    let mut list = Vec::<u32>::new();
    for number in 0..10_000 {
        list.push(number);
        if list.capacity() != capacity {
            capacity = list.capacity();
            taken += size_of::<u32>() * capacity;
        }
    }
    assert_eq!((size_of_val(list.as_slice()), taken), (40_000, 131_056));
}

#[test]
fn managed_types_encode_like_heap_types() {
    let encode = |numbers: &[u32]| {
        let managed: ManagedVec<StaticApi, u32> = numbers.iter().copied().collect();
        let buffer = ManagedBuffer::<StaticApi>::from("abc");
        let pairs = [
            (
                top_encode_to_vec_u8(&numbers.to_vec()),
                top_encode_to_vec_u8(&managed),
            ),
            (
                top_encode_to_vec_u8(&b"abc".to_vec()),
                top_encode_to_vec_u8(&buffer),
            ),
            (
                top_encode_to_vec_u8(&USER.to_address()),
                top_encode_to_vec_u8(&USER.to_managed_address::<StaticApi>()),
            ),
            (
                top_encode_to_vec_u8(&String::from("abc")),
                top_encode_to_vec_u8(&buffer),
            ),
        ];
        for (heap, managed) in pairs {
            assert_eq!(heap, managed);
        }
    };
    encode(&[]);
    encode(&[1, 2, 3]);
}
