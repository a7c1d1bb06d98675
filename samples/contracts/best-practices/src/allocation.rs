extern crate alloc;

use alloc::vec::Vec;
use multiversx_sc::imports::*;

/// The same work with types of the heap, and with managed ones.
#[multiversx_sc::contract]
pub trait Allocation {
    #[init]
    fn init(&self) {}

    #[view(echoVec)]
    fn echo_vec(&self, text: Vec<u8>) -> Vec<u8> {
        text
    }

    #[view(echoBuffer)]
    fn echo_buffer(&self, text: ManagedBuffer) -> ManagedBuffer {
        text
    }

    // #region heap
    /// Allocates: `Vec` stores its items on the contract's heap, and requests more memory as it grows.
    #[view(largestOfVec)]
    fn largest_of_vec(&self, numbers: MultiValueEncoded<u32>) -> OptionalValue<u32> {
        let mut large = Vec::new();
        for number in numbers {
            if number > 100 {
                large.push(number);
            }
        }
        large.into_iter().max().into()
    }
    // #endregion heap

    // #region managed
    /// Doesn't allocate: the items are stored in a buffer of the VM.
    #[view(largestOfManagedVec)]
    fn largest_of_managed_vec(&self, numbers: MultiValueEncoded<u32>) -> OptionalValue<u32> {
        let mut large = ManagedVec::<Self::Api, u32>::new();
        for number in numbers {
            if number > 100 {
                large.push(number);
            }
        }
        large.iter().max().into()
    }
    // #endregion managed

    // #region stack
    /// Doesn't allocate: the stack has space for 16 items.
    #[view(largestOfArrayVec)]
    fn largest_of_array_vec(&self, numbers: MultiValueEncoded<u32>) -> OptionalValue<u32> {
        let mut large = ArrayVec::<u32, 16>::new();
        for number in numbers {
            if number > 100 {
                require!(large.try_push(number).is_ok(), "at most 16 large numbers");
            }
        }
        large.into_iter().max().into()
    }
    // #endregion stack

    // #region none
    /// Uses no list at all.
    #[view(largest)]
    fn largest(&self, numbers: MultiValueEncoded<u32>) -> OptionalValue<u32> {
        numbers
            .into_iter()
            .filter(|number| *number > 100)
            .max()
            .into()
    }
    // #endregion none
}
