use multiversx_sc::imports::*;

const TICKET_PRICE: u64 = 100_000_000_000_000_000; // 0.1 EGLD

#[multiversx_sc::contract]
pub trait Payments {
    #[init]
    fn init(&self) {}

    #[upgrade]
    fn upgrade(&self) {}

    // #region all
    #[payable]
    #[endpoint]
    fn deposit(&self) {
        let caller = self.blockchain().get_caller();
        for payment in self.call_value().all().iter() {
            self.deposit_of(&caller, &payment.token_identifier, payment.token_nonce)
                .update(|sum| *sum += payment.amount.as_big_uint());
        }
    }
    // #endregion all

    #[view(getDeposit)]
    #[storage_mapper("deposit")]
    fn deposit_of(
        &self,
        user: &ManagedAddress,
        token: &TokenId,
        nonce: u64,
    ) -> SingleValueMapper<BigUint>;

    // #region single
    #[payable]
    #[endpoint(buyTicket)]
    fn buy_ticket(&self) {
        let payment = self.call_value().single();
        require!(
            payment.token_identifier.is_native(),
            "a ticket is paid in EGLD"
        );
        require!(
            *payment.amount.as_big_uint() == TICKET_PRICE,
            "a ticket costs 0.1 EGLD"
        );
    }
    // #endregion single

    // #region single-optional
    #[payable]
    #[endpoint]
    fn order(&self) -> bool {
        match self.call_value().single_optional() {
            Some(tip) => tip.is_fungible(),
            None => false,
        }
    }
    // #endregion single-optional

    // #region array
    #[payable]
    #[endpoint]
    fn swap(&self) -> TokenId {
        let [offer, fee] = self.call_value().array();
        require!(fee.token_identifier.is_native(), "the fee is paid in EGLD");
        offer.token_identifier.clone()
    }
    // #endregion array

    // #region egld
    #[payable("EGLD")]
    #[endpoint]
    fn donate(&self) -> BigUint {
        self.call_value().egld().clone()
    }
    // #endregion egld

    #[payable("RWD-123456")]
    #[endpoint(payReward)]
    fn pay_reward(&self) {}

    #[endpoint(notPayable)]
    fn not_payable(&self) {}

    // #region send-one
    #[endpoint]
    fn withdraw(&self, token: TokenId, nonce: u64) {
        let caller = self.blockchain().get_caller();
        let amount = self.deposit_of(&caller, &token, nonce).take();
        let amount =
            NonZeroBigUint::new(amount).unwrap_or_else(|| sc_panic!("nothing to withdraw"));

        let payment = Payment::new(token, nonce, amount);
        self.tx().to(&caller).payment(payment).transfer();
    }
    // #endregion send-one

    // #region send-many
    #[payable]
    #[endpoint(passOn)]
    fn pass_on(&self, to: ManagedAddress) {
        let payments = self.call_value().all();
        self.tx().to(&to).payment(&*payments).transfer();
    }
    // #endregion send-many

    // #region fallible
    #[payable]
    #[endpoint(tryPassOn)]
    fn try_pass_on(&self, to: ManagedAddress) -> bool {
        let payments = self.call_value().all();
        let result = self.tx().to(&to).payment(&*payments).transfer_fallible();
        if result.is_err() {
            self.tx().to(ToCaller).payment(&*payments).transfer();
        }
        result.is_ok()
    }
    // #endregion fallible

    #[payable]
    #[endpoint]
    fn m_all(&self) -> usize {
        self.call_value().all().len()
    }

    #[payable]
    #[endpoint]
    fn m_all_transfers(&self) -> usize {
        self.call_value().all_transfers().len()
    }

    #[payable]
    #[endpoint]
    fn m_single(&self) -> BigUint {
        self.call_value().single().amount.as_big_uint().clone()
    }

    #[payable]
    #[endpoint]
    fn m_single_optional(&self) -> BigUint {
        self.call_value()
            .single_optional()
            .map(|payment| payment.amount.as_big_uint().clone())
            .unwrap_or_default()
    }

    #[payable]
    #[endpoint]
    fn m_array_2(&self) -> BigUint {
        let [first, _] = self.call_value().array();
        first.amount.as_big_uint().clone()
    }

    #[payable]
    #[endpoint]
    fn m_egld(&self) -> BigUint {
        self.call_value().egld().clone()
    }

    #[payable]
    #[endpoint]
    fn m_egld_direct_non_strict(&self) -> BigUint {
        self.call_value().egld_direct_non_strict().clone()
    }

    #[payable]
    #[endpoint]
    fn m_all_esdt_transfers(&self) -> usize {
        self.call_value().all_esdt_transfers().len()
    }

    #[payable]
    #[endpoint]
    fn m_single_esdt(&self) -> BigUint {
        self.call_value().single_esdt().amount.clone()
    }

    #[payable]
    #[endpoint]
    fn m_single_fungible_esdt(&self) -> BigUint {
        self.call_value().single_fungible_esdt().1.clone()
    }

    #[payable]
    #[endpoint]
    fn m_multi_esdt_2(&self) -> BigUint {
        let [first, _] = self.call_value().multi_esdt();
        first.amount.clone()
    }

    #[payable]
    #[endpoint]
    fn m_multi_egld_or_esdt_2(&self) -> BigUint {
        let [first, _] = self.call_value().multi_egld_or_esdt();
        first.amount.clone()
    }

    #[payable]
    #[endpoint]
    fn m_egld_or_single_esdt(&self) -> BigUint {
        self.call_value().egld_or_single_esdt().amount
    }

    #[payable]
    #[endpoint]
    fn m_egld_or_single_fungible_esdt(&self) -> BigUint {
        self.call_value().egld_or_single_fungible_esdt().1
    }

    #[payable("EGLD")]
    #[endpoint]
    fn m_payable_egld(&self) -> u32 {
        1
    }

    #[endpoint]
    fn m_no_payable(&self) -> u32 {
        1
    }
}
