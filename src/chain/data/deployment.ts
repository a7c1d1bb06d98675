import {hex} from '@scure/base';
import type {DataField} from './dataField';

/** The virtual machine that runs WebAssembly. */
const WASM_VM = '0500';
/** Every WebAssembly module starts with these bytes: a zero byte and `asm`. */
const WASM_START = '0061736d';

/** Contents of a transaction that deploys or upgrades a contract. */
export type Deployment = {
  kind: 'deployment' | 'upgrade';
  code: Uint8Array;
  /** Two bytes; see `decodeCodeMetadata`. */
  codeMetadata: Uint8Array;
  /** Arguments of the constructor. */
  arguments: Uint8Array[];
};

/** Returns true if the data field deploys a contract, which starts with its bytecode, or upgrades one. */
export function isDeployment({name}: DataField): boolean {
  return name === 'upgradeContract' || name.toLowerCase().startsWith(WASM_START);
}

/**
 * Returns the parts of a deployment or an upgrade.
 *
 * @throws Error if the code, the virtual machine or the code metadata is missing or wrong
 */
export function decodeDeployment({name, arguments: parts}: DataField): Deployment {
  if (name === 'upgradeContract') {
    const [code, codeMetadata, ...rest] = parts;
    return checked({kind: 'upgrade', code, codeMetadata, arguments: rest});
  }
  const [virtualMachine, codeMetadata, ...rest] = parts;
  const found = virtualMachine === undefined ? 'nothing' : hex.encode(virtualMachine);
  if (found !== WASM_VM) {
    throw new Error(
      `Expected the virtual machine ${WASM_VM} after the code, found ${found}: write code@${WASM_VM}@metadata.`,
    );
  }
  if (!/^(?:[0-9a-f]{2})+$/i.test(name)) {
    throw new Error(
      'Expected the bytecode in hexadecimal before the first @, found other characters: encode the .wasm file.',
    );
  }
  return checked({kind: 'deployment', code: hex.decode(name.toLowerCase()), codeMetadata, arguments: rest});
}

function checked(found: Partial<Deployment> & Pick<Deployment, 'kind' | 'arguments'>): Deployment {
  const {code, codeMetadata} = found;
  if (code === undefined || !hex.encode(code.subarray(0, 4)).startsWith(WASM_START)) {
    throw new Error(
      `Expected WebAssembly code that starts with ${WASM_START} in the ${found.kind}, found ${code === undefined ? 'none' : hex.encode(code.subarray(0, 4))}: use the .wasm file of the build.`,
    );
  }
  if (codeMetadata?.length !== 2) {
    throw new Error(
      `Expected 2 bytes of code metadata in the ${found.kind}, found ${codeMetadata?.length ?? 'none'}: write 0500, for example.`,
    );
  }
  return {...found, code, codeMetadata};
}
