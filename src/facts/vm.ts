import type {Fact} from './fact';
import {derivedFromMainnetConfig, mainnetConfig} from './sources';

/** Features and limits of SpaceVM for contracts. Gas costs and limits per transaction are in gasCosts.ts. */
export const vmFacts = {
  'vm-version': {
    value: '1.5',
    note: 'Of new executions; WasmVMVersions[-1] is v1.5.',
    source: derivedFromMainnetConfig('config.toml'),
  },
  'vm-version-epoch': {
    value: 1265,
    format: 'plain',
    distinctive: false,
    source: mainnetConfig('config.toml', 'VirtualMachine.Execution.WasmVMVersions[-1].StartEpoch'),
  },
  'vm-hooks': {
    value: 277,
    unit: 'functions',
    distinctive: false,
    note: 'Methods of the interface that the executor imports.',
    source: vm('executor/vmHooks.go'),
  },
  'vm-max-instances': {
    value: 10,
    unit: 'instances',
    note: 'MaximumRuntimeInstanceStackSize: contracts that call each other, one inside the other.',
    source: vm('vmhost/hostCore/host.go'),
  },
  'vm-max-memory-pages': {
    value: 20,
    unit: 'pages',
    note: 'MAX_MEMORY_PAGES_ALLOWED, pages of 64 KiB that the code declares.',
    source: executor('vm-executor-wasmer/src/wasmer_instance.rs'),
  },
  'vm-max-locals': {
    value: 4_000,
    unit: 'variables',
    note: 'MAX_LOCAL_COUNT.',
    source: executor('vm-executor-wasmer/src/wasmer_metering.rs'),
  },
} as const satisfies Record<string, Fact>;

function vm(file: string) {
  return {repository: 'multiversx/mx-chain-vm-go', file, version: 'v1.5.43'} as const;
}

function executor(file: string) {
  return {repository: 'multiversx/mx-vm-executor-rs', file, version: 'v0.5.1'} as const;
}
