use crate::calls::add_call;
use adder::adder_proxy::AdderProxy;
use multiversx_sc::imports::*;

const CALL_GAS: u64 = 10_000_000;
const CALLBACK_GAS: u64 = 5_000_000;

/// Sends transactions of every kind.
#[multiversx_sc::contract]
pub trait Sender {
    #[payable("EGLD")]
    #[init]
    fn init(&self) {}

    #[upgrade]
    fn upgrade(&self) {}

    // #region overview
    #[endpoint(addTo)]
    fn add_to(&self, adder: ManagedAddress, value: BigUint) -> BigUint {
        self.tx()
            .to(&adder)
            .typed(AdderProxy)
            .add(value)
            .sync_call();

        self.tx()
            .to(&adder)
            .typed(AdderProxy)
            .sum()
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion overview

    // #region generic-use
    #[endpoint(addBySharedFunction)]
    fn add_by_shared_function(&self, adder: ManagedAddress, value: u64) {
        add_call(self.tx().to(adder), value).sync_call();
    }
    // #endregion generic-use

    // #region no-sender
    #[endpoint(callWho)]
    fn call_who(&self, vault: ManagedAddress) -> ManagedAddress {
        self.tx()
            .to(vault)
            .raw_call("whoAmI")
            .original_result::<ManagedAddress>()
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion no-sender

    // #region ignored-sender
    #[only_owner]
    #[endpoint(payInTheNameOf)]
    fn pay_in_the_name_of(&self, other: ManagedAddress, to: ManagedAddress, amount: BigUint) {
        self.tx().from(other).to(to).egld(amount).transfer();
    }
    // #endregion ignored-sender

    // #region to-caller
    #[payable("EGLD")]
    #[endpoint(giveBack)]
    fn give_back(&self) {
        let amount = self.call_value().egld();
        self.tx().to(ToCaller).egld(amount).transfer();
    }
    // #endregion to-caller

    // #region to-self
    #[only_owner]
    #[endpoint(mintReward)]
    fn mint_reward(&self, token: TokenIdentifier, amount: BigUint) {
        self.tx()
            .to(ToSelf)
            .gas(GasLeft)
            .typed(UserBuiltinProxy)
            .esdt_local_mint(&token, 0, &amount)
            .sync_call();
    }
    // #endregion to-self

    // #region to-system
    #[only_owner]
    #[endpoint(letMint)]
    fn let_mint(&self, token: TokenIdentifier, minter: ManagedAddress) {
        self.tx()
            .to(ESDTSystemSCAddress)
            .typed(ESDTSystemSCProxy)
            .set_special_roles(&minter, &token, [EsdtLocalRole::Mint].into_iter())
            .async_call_and_exit();
    }
    // #endregion to-system

    // #region address-by-name
    #[only_owner]
    #[endpoint(payAll)]
    fn pay_all(&self, amount: BigUint, members: MultiValueEncoded<ManagedAddress>) {
        for member in members {
            self.tx().to(&member).egld(&amount).transfer();
        }
    }
    // #endregion address-by-name

    // #region pay-egld
    #[only_owner]
    #[endpoint(payEgld)]
    fn pay_egld(&self, to: ManagedAddress, amount: BigUint) {
        self.tx().to(&to).egld(&amount).transfer();
        self.tx().to(&to).egld(amount).transfer();
        self.tx().to(&to).egld(5u64).transfer();
    }
    // #endregion pay-egld

    // #region pay-one
    #[only_owner]
    #[endpoint(payOne)]
    fn pay_one(&self, vault: ManagedAddress, token: TokenId, amount: NonZeroBigUint) -> usize {
        self.tx()
            .to(vault)
            .payment(Payment::new(token, 0, amount))
            .raw_call("deposit")
            .original_result::<usize>()
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion pay-one

    // #region pay-refs
    #[payable]
    #[endpoint(splitEvenly)]
    fn split_evenly(&self, first: ManagedAddress, second: ManagedAddress) {
        let payment = self.call_value().single();
        let half = NonZeroBigUint::new(payment.amount.as_big_uint() / 2u64)
            .unwrap_or_else(|| sc_panic!("too little to split"));

        for member in [first, second] {
            let share = PaymentRefs::new(&payment.token_identifier, payment.token_nonce, &half);
            self.tx().to(member).payment(share).transfer();
        }
    }
    // #endregion pay-refs

    // #region pay-composed
    #[only_owner]
    #[endpoint(payTwo)]
    fn pay_two(&self, vault: ManagedAddress, first: Payment, second: Payment) -> usize {
        self.tx()
            .to(vault)
            .payment(first)
            .payment(second)
            .raw_call("deposit")
            .original_result::<usize>()
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion pay-composed

    // #region pay-optional
    #[only_owner]
    #[endpoint(payIfAny)]
    fn pay_if_any(&self, to: ManagedAddress, token: TokenId, amount: BigUint) {
        let reward = NonZeroBigUint::new(amount).map(|amount| Payment::new(token, 0, amount));
        self.tx().to(to).payment(reward).transfer_if_not_empty();
    }
    // #endregion pay-optional

    // #region pay-all
    #[payable]
    #[endpoint(forward)]
    fn forward(&self, vault: ManagedAddress) -> usize {
        let payments = self.call_value().all();
        self.tx()
            .to(vault)
            .payment(payments)
            .raw_call("deposit")
            .original_result::<usize>()
            .returns(ReturnsResult)
            .sync_call()
    }
    // #endregion pay-all

    // #region pay-older
    #[payable]
    #[endpoint(forwardOlder)]
    fn forward_older(&self, vault: ManagedAddress) {
        let payment = self.call_value().egld_or_single_esdt();
        self.tx()
            .to(vault)
            .egld_or_single_esdt(
                &payment.token_identifier,
                payment.token_nonce,
                &payment.amount,
            )
            .raw_call("deposit")
            .sync_call();
    }
    // #endregion pay-older

    // #region normalize
    #[view(proposalData)]
    fn proposal_data(&self, to: ManagedAddress, payment: Payment) -> ManagedBuffer {
        self.tx()
            .to(to)
            .payment(payment)
            .raw_call("deposit")
            .normalize()
            .to_call_data_string()
    }
    // #endregion normalize

    // #region gas-explicit
    #[only_owner]
    #[endpoint(renameLater)]
    fn rename_later(&self, vault: ManagedAddress, label: ManagedBuffer) {
        self.tx()
            .to(vault)
            .gas(CALL_GAS)
            .raw_call("rename")
            .argument(&label)
            .callback(self.callbacks().renamed(&label))
            .gas_for_callback(CALLBACK_GAS)
            .register_promise();
    }

    #[promises_callback]
    fn renamed(&self, label: &ManagedBuffer) {
        self.last_label().set(label);
    }
    // #endregion gas-explicit

    #[view(getLastLabel)]
    #[storage_mapper("lastLabel")]
    fn last_label(&self) -> SingleValueMapper<ManagedBuffer>;

    // #region gas-share
    #[only_owner]
    #[endpoint(callBoth)]
    fn call_both(&self, first: ManagedAddress, second: ManagedAddress) {
        let share = self.blockchain().get_gas_left() / 3;
        for vault in [first, second] {
            self.tx()
                .to(vault)
                .gas(share)
                .raw_call("rename")
                .argument(&"shared")
                .transfer_execute();
        }
    }
    // #endregion gas-share

    /// Gas that is left, and what a call without `.gas()` gets of it.
    #[view(gasByDefault)]
    fn gas_by_default(&self) -> MultiValue2<u64, u64> {
        let tx = self.tx();
        (self.blockchain().get_gas_left(), tx.env.default_gas_value()).into()
    }

    // #region call-raw
    #[only_owner]
    #[endpoint(renameNow)]
    fn rename_now(&self, vault: ManagedAddress, label: ManagedBuffer) {
        self.tx()
            .to(vault)
            .raw_call("rename")
            .argument(&label)
            .sync_call();
    }
    // #endregion call-raw

    // #region call-forward
    #[only_owner]
    #[payable]
    #[endpoint(perform)]
    fn perform(
        &self,
        to: ManagedAddress,
        function: ManagedBuffer,
        arguments: MultiValueEncoded<ManagedBuffer>,
    ) {
        let payments = self.call_value().all();
        self.tx()
            .to(to)
            .payment(payments)
            .raw_call(function)
            .arguments_raw(arguments.to_arg_buffer())
            .sync_call();
    }
    // #endregion call-forward

    // #region call-store
    #[only_owner]
    #[endpoint]
    fn propose(&self, to: ManagedAddress, call: FunctionCall) {
        self.proposal()
            .set((to, call.function_name, call.arg_buffer));
    }

    #[only_owner]
    #[endpoint]
    fn execute(&self) {
        let (to, function, arguments) = self.proposal().take();
        self.tx()
            .to(to)
            .raw_call(function)
            .arguments_raw(arguments)
            .sync_call();
    }
    // #endregion call-store

    #[storage_mapper("proposal")]
    fn proposal(
        &self,
    ) -> SingleValueMapper<(ManagedAddress, ManagedBuffer, ManagedArgBuffer<Self::Api>)>;

    // #region deploy-source
    #[only_owner]
    #[endpoint(openVault)]
    fn open_vault(&self, template: ManagedAddress, label: ManagedBuffer) -> ManagedAddress {
        self.tx()
            .raw_deploy()
            .from_source(template)
            .code_metadata(CodeMetadata::UPGRADEABLE | CodeMetadata::READABLE)
            .argument(&label)
            .returns(ReturnsNewManagedAddress)
            .sync_call()
    }
    // #endregion deploy-source

    // #region deploy-code
    #[only_owner]
    #[payable("EGLD")]
    #[endpoint(openVaultWithCode)]
    fn open_vault_with_code(&self, code: ManagedBuffer, label: ManagedBuffer) -> ManagedAddress {
        self.tx()
            .egld(self.call_value().egld())
            .raw_deploy()
            .code(code)
            .argument(&label)
            .returns(ReturnsNewManagedAddress)
            .sync_call()
    }
    // #endregion deploy-code

    // #region upgrade-source
    #[only_owner]
    #[endpoint(upgradeVault)]
    fn upgrade_vault(&self, vault: ManagedAddress, template: ManagedAddress, label: ManagedBuffer) {
        self.tx()
            .to(vault)
            .raw_upgrade()
            .from_source(template)
            .code_metadata(CodeMetadata::UPGRADEABLE | CodeMetadata::READABLE)
            .argument(&label)
            .upgrade_async_call_and_exit();
    }
    // #endregion upgrade-source

    #[only_owner]
    #[endpoint(upgradeWithoutFlags)]
    fn upgrade_without_flags(&self, vault: ManagedAddress, template: ManagedAddress) {
        self.tx()
            .to(vault)
            .raw_upgrade()
            .from_source(template)
            .upgrade_async_call_and_exit();
    }

    #[payable]
    #[endpoint]
    fn keep(&self) {}

    #[endpoint(failLarge)]
    fn fail_large(&self, to: ManagedAddress) {
        let ten_egld = 10_000_000_000_000_000_000u64;
        self.tx().to(to).egld(ten_egld).transfer();
    }

    #[endpoint(failEmpty)]
    fn fail_empty(&self, to: ManagedAddress) {
        self.tx().to(to).transfer_execute();
    }

    #[endpoint(failNoPayment)]
    fn fail_no_payment(&self, to: ManagedAddress) {
        let nothing: Option<Payment> = None;
        let _ = self.tx().to(to).payment(nothing).transfer_fallible();
    }

    #[endpoint(failZero)]
    fn fail_zero(&self, to: ManagedAddress) {
        let amount = NonZeroBigUint::new_or_panic(BigUint::zero());
        let payment = Payment::new(TokenId::native(), 0, amount);
        self.tx().to(to).payment(payment).transfer();
    }
}
