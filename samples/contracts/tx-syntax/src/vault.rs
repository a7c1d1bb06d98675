use multiversx_sc::imports::*;

/// Gets what the transactions of the samples send.
#[multiversx_sc::contract]
pub trait Vault {
    #[payable("EGLD")]
    #[init]
    fn init(&self, label: ManagedBuffer) {
        self.label().set(label);
    }

    #[upgrade]
    fn upgrade(&self, label: OptionalValue<ManagedBuffer>) {
        if let OptionalValue::Some(label) = label {
            self.label().set(label);
        }
    }

    /// Counts the payments that came.
    #[payable]
    #[endpoint]
    fn deposit(&self) -> usize {
        self.call_value().all().len()
    }

    #[view(whoAmI)]
    fn who_am_i(&self) -> ManagedAddress {
        self.blockchain().get_caller()
    }

    #[endpoint]
    fn rename(&self, label: ManagedBuffer) {
        self.label().set(label);
    }

    #[view(getLabel)]
    #[storage_mapper("label")]
    fn label(&self) -> SingleValueMapper<ManagedBuffer>;
}
