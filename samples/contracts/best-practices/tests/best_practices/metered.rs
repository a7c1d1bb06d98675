//! Counts the gas of VM hooks by mainnet's schedule. The debugger of the framework forgets what hooks cost, so
//! contracts run on a separate API here. Instructions of WebAssembly aren't counted: a test runs none.
use multiversx_sc::contract_base::CallableContractBuilder;
use multiversx_sc_scenario::{
    api::{VMHooksApi, VMHooksApiBackend},
    executor::debug::{ContractDebugInstanceState, StaticVarData, VMHooksDebugger},
    imports::*,
    multiversx_chain_vm::{
        blockchain::{
            VMConfigRef,
            state::{AccountData, BlockchainState},
        },
        executor::{ExecutorError, InstanceState, MemLength, MemPtr, VMHooksEarlyExit},
        host::{
            context::{FailingExecutor, TxCache, TxContext, TxContextRef, TxInput},
            runtime::RuntimeRef,
            vm_hooks::{TxVMHooksContext, VMHooksDispatcher},
        },
    },
};
use std::{
    cell::{Cell, RefCell},
    sync::Arc,
};

thread_local! {
    static CONTEXT: RefCell<TxContextRef> = RefCell::new(TxContextRef::dummy());
    static STATICS: RefCell<StaticVarData> = RefCell::default();
    static GAS: Cell<u64> = const { Cell::new(0) };
}

/// The gas of all hooks that an endpoint call uses, and its result.
pub fn hook_gas(
    contract: impl CallableContractBuilder,
    endpoint: &str,
    arguments: &[&[u8]],
) -> (u64, Vec<Vec<u8>>) {
    CONTEXT.set(context(arguments));
    STATICS.set(StaticVarData::default());
    GAS.set(0);
    let found = contract.new_contract_obj::<MeteredApi>().call(endpoint);
    assert!(found, "no endpoint {endpoint}");
    let context = CONTEXT.replace(TxContextRef::dummy());
    (GAS.get(), context.into_tx_result().result_values)
}

fn context(arguments: &[&[u8]]) -> TxContextRef {
    let input = TxInput {
        args: arguments.iter().map(|bytes| bytes.to_vec()).collect(),
        gas_limit: u64::MAX,
        ..TxInput::default()
    };
    let cache = TxCache::new(Arc::new(BlockchainState::default()));
    cache.insert_account(AccountData::new_empty(input.to.clone()));
    let mut vm = VMConfigRef::new();
    vm.change_gas_schedule(GasScheduleVersion::V9.load_gas_schedule());
    let runtime = RuntimeRef::new(vm, Box::new(FailingExecutor));
    TxContextRef::new(Arc::new(TxContext::new(runtime, input, cache)))
}

type MeteredApi = VMHooksApi<MeteredBackend>;

#[derive(Clone)]
struct MeteredBackend;

impl VMHooksApiBackend for MeteredBackend {
    type HandleType = i32;

    fn with_vm_hooks<R, F>(f: F) -> R
    where
        F: FnOnce(&mut dyn VMHooksDebugger) -> Result<R, VMHooksEarlyExit>,
    {
        let context = TxVMHooksContext::new(CONTEXT.with_borrow(Clone::clone), MeteredState);
        let mut dispatcher = VMHooksDispatcher::new(context);
        f(&mut dispatcher).unwrap_or_else(|exit| panic!("{}", exit.message))
    }

    fn with_static_data<R, F>(f: F) -> R
    where
        F: FnOnce(&StaticVarData) -> R,
    {
        STATICS.with_borrow(f)
    }

    fn backend_requires_managed_type_drop() -> bool {
        false
    }
}

struct MeteredState;

impl InstanceState for MeteredState {
    fn get_points_used(&mut self) -> Result<u64, ExecutorError> {
        Ok(GAS.get())
    }

    fn set_points_used(&mut self, points: u64) -> Result<(), ExecutorError> {
        GAS.set(points);
        Ok(())
    }

    fn memory_load_to_slice(&self, from: MemPtr, to: &mut [u8]) -> Result<(), ExecutorError> {
        ContractDebugInstanceState.memory_load_to_slice(from, to)
    }

    fn memory_load_owned(&self, from: MemPtr, length: MemLength) -> Result<Vec<u8>, ExecutorError> {
        ContractDebugInstanceState.memory_load_owned(from, length)
    }

    fn memory_store(&self, to: MemPtr, data: &[u8]) -> Result<(), ExecutorError> {
        ContractDebugInstanceState.memory_store(to, data)
    }
}
