// #region own-module
pub mod fees {
    use multiversx_sc::imports::*;

    #[multiversx_sc::module]
    pub trait FeesModule {
        fn fee_of(&self, amount: &BigUint) -> BigUint {
            amount * self.fee_percent().get() / 10_000u64
        }

        #[only_owner]
        #[endpoint(setFeePercent)]
        fn set_fee_percent(&self, percent: u64) {
            require!(percent <= 10_000, "at most 100%");
            self.fee_percent().set(percent);
            self.fee_changed(percent);
        }

        #[event("feeChanged")]
        fn fee_changed(&self, percent: u64);

        #[view(getFeePercent)]
        #[storage_mapper("fees:percent")]
        fn fee_percent(&self) -> SingleValueMapper<u64>;
    }
}
// #endregion own-module

// #region dependent-module
pub mod shop {
    use multiversx_sc::imports::*;

    #[multiversx_sc::module]
    pub trait ShopModule: super::fees::FeesModule {
        #[view(getGrossPrice)]
        fn gross_price(&self, net: BigUint) -> BigUint {
            let fee = self.fee_of(&net);
            net + fee
        }
    }
}
// #endregion dependent-module

// #region contract
use multiversx_sc::imports::*;
use multiversx_sc_modules::{only_admin, pause};

#[multiversx_sc::contract]
pub trait Modules:
    fees::FeesModule + shop::ShopModule + pause::PauseModule + only_admin::OnlyAdminModule
{
    #[init]
    fn init(&self) {
        self.fee_percent().set(250);
    }

    #[upgrade]
    fn upgrade(&self) {}

    #[endpoint]
    fn order(&self) {
        self.require_not_paused();
    }

    #[only_admin]
    #[endpoint(refundOrder)]
    fn refund_order(&self) {}
}
// #endregion contract

// #region long
pub mod long_task {
    use multiversx_sc::imports::*;
    use multiversx_sc_modules::ongoing_operation::{
        self, CONTINUE_OP, DEFAULT_MIN_GAS_TO_SAVE_PROGRESS, STOP_OP,
    };

    #[multiversx_sc::contract]
    pub trait LongTask: ongoing_operation::OngoingOperationModule {
        #[init]
        fn init(&self) {}

        #[endpoint(sumUp)]
        fn sum_up(&self, last: u64) -> OperationCompletionStatus {
            let mut next: u64 = self.load_operation();
            let status = self.run_while_it_has_gas(DEFAULT_MIN_GAS_TO_SAVE_PROGRESS, || {
                next += 1;
                self.sum().update(|sum| *sum += next);
                if next < last { CONTINUE_OP } else { STOP_OP }
            });
            if status == OperationCompletionStatus::InterruptedBeforeOutOfGas {
                self.save_progress(&next);
            }
            status
        }

        #[view(getSum)]
        #[storage_mapper("sum")]
        fn sum(&self) -> SingleValueMapper<u64>;
    }
}
// #endregion long
