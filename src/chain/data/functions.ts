/** A parameter: its name in words and its type in ABI notation. */
type Parameter = readonly [name: string, type: string];

/** A function of the protocol: what a call does in words, and its parameters. */
export type ProtocolFunction = {does: string; parameters: readonly Parameter[]};

const token: Parameter = ['token', 'TokenIdentifier'];
const collection: Parameter = ['collection', 'TokenIdentifier'];
const nonce: Parameter = ['nonce', 'u64'];
const amount: Parameter = ['amount', 'BigUint'];
const quantity: Parameter = ['quantity', 'BigUint'];
const account: Parameter = ['account', 'Address'];
const tokenName: Parameter = ['name', 'utf-8 string'];
const ticker: Parameter = ['ticker', 'utf-8 string'];
const decimals: Parameter = ['decimals', 'u8'];
const royalties: Parameter = ['royalties in hundredths of a percent', 'u32'];
const hash: Parameter = ['hash', 'bytes'];
const attributes: Parameter = ['attributes', 'bytes'];
const uris: Parameter = ['URIs', 'variadic<utf-8 string>'];
const roles: Parameter = ['roles', 'variadic<utf-8 string>'];
const kind: Parameter = ['kind of token', 'utf-8 string'];
const properties: Parameter = ['properties', 'variadic<multi<utf-8 string,utf-8 string>>'];
const itemMetadata = [['name', 'utf-8 string'], royalties, hash, attributes, uris] as const;

/** Functions that every account can call (mx-chain-vm-common-go `builtInFunctions`), except transfers. */
export const BUILT_IN_FUNCTIONS: Readonly<Record<string, ProtocolFunction>> = {
  ClaimDeveloperRewards: {does: 'claims the rewards of a contract for its owner', parameters: []},
  ChangeOwnerAddress: {
    does: 'gives a contract to another owner',
    parameters: [['new owner', 'Address']],
  },
  SetUserName: {does: 'gives an account a name', parameters: [['name', 'utf-8 string']]},
  SaveKeyValue: {
    does: 'writes to the storage of the own account',
    parameters: [['entries', 'variadic<multi<bytes,bytes>>']],
  },
  SetGuardian: {
    does: 'chooses a guardian',
    parameters: [
      ['guardian', 'Address'],
      ['guardian service', 'utf-8 string'],
    ],
  },
  GuardAccount: {does: 'guards the own account', parameters: []},
  UnGuardAccount: {does: 'ends the guarding of the own account', parameters: []},
  MigrateDataTrie: {does: 'migrates the old storage of an account', parameters: []},
  ESDTLocalMint: {does: 'mints a token', parameters: [token, amount]},
  ESDTLocalBurn: {does: 'burns a token', parameters: [token, amount]},
  ESDTNFTCreate: {
    does: 'creates an item of a collection',
    parameters: [collection, quantity, ...itemMetadata],
  },
  ESDTNFTAddQuantity: {does: 'adds quantity to an item', parameters: [collection, nonce, quantity]},
  ESDTNFTBurn: {does: 'burns quantity of an item', parameters: [collection, nonce, quantity]},
  ESDTNFTAddURI: {does: 'adds URIs to an item', parameters: [collection, nonce, uris]},
  ESDTNFTUpdateAttributes: {
    does: 'updates the attributes of an item',
    parameters: [collection, nonce, attributes],
  },
  ESDTModifyRoyalties: {
    does: 'changes the royalties of an item',
    parameters: [collection, nonce, royalties],
  },
  ESDTModifyCreator: {does: 'makes the caller the creator of an item', parameters: [collection, nonce]},
  ESDTSetNewURIs: {does: 'replaces the URIs of an item', parameters: [collection, nonce, uris]},
  ESDTMetaDataUpdate: {
    does: 'updates the metadata of an item',
    parameters: [collection, nonce, ...itemMetadata],
  },
  ESDTMetaDataRecreate: {
    does: 'recreates the metadata of an item',
    parameters: [collection, nonce, ...itemMetadata],
  },
};

/** Functions of the ESDT contract (mx-chain-go `vm/systemSmartContracts/esdt.go`). */
export const TOKEN_MANAGEMENT_FUNCTIONS: Readonly<Record<string, ProtocolFunction>> = {
  issue: {
    does: 'issues a fungible token',
    parameters: [tokenName, ticker, ['initial supply', 'BigUint'], decimals, properties],
  },
  issueNonFungible: {does: 'issues an NFT collection', parameters: [tokenName, ticker, properties]},
  issueSemiFungible: {does: 'issues an SFT collection', parameters: [tokenName, ticker, properties]},
  registerMetaESDT: {
    does: 'issues a MetaESDT collection',
    parameters: [tokenName, ticker, decimals, properties],
  },
  registerAndSetAllRoles: {
    does: 'issues a token and gives all roles to the caller',
    parameters: [tokenName, ticker, kind, decimals],
  },
  changeSFTToMetaESDT: {does: 'turns an SFT collection into MetaESDT', parameters: [collection, decimals]},
  changeToDynamic: {does: 'makes a collection dynamic', parameters: [collection]},
  changeToMultiShardCreate: {does: 'allows creators in several shards', parameters: [collection]},
  updateTokenID: {does: 'tells every shard the type of a token', parameters: [token]},
  pause: {does: 'stops all transfers of a token', parameters: [token]},
  unPause: {does: 'resumes the transfers of a token', parameters: [token]},
  freeze: {does: 'freezes the tokens of an account', parameters: [token, account]},
  unFreeze: {does: 'unfreezes the tokens of an account', parameters: [token, account]},
  wipe: {does: 'destroys the frozen tokens of an account', parameters: [token, account]},
  freezeSingleNFT: {does: 'freezes an item of an account', parameters: [collection, nonce, account]},
  unFreezeSingleNFT: {does: 'unfreezes an item of an account', parameters: [collection, nonce, account]},
  wipeSingleNFT: {does: 'destroys a frozen item of an account', parameters: [collection, nonce, account]},
  controlChanges: {does: 'changes the properties of a token', parameters: [token, properties]},
  transferOwnership: {
    does: 'gives a token to another manager',
    parameters: [token, ['new manager', 'Address']],
  },
  setSpecialRole: {does: 'gives roles for a token to an account', parameters: [token, account, roles]},
  unSetSpecialRole: {does: 'takes roles for a token from an account', parameters: [token, account, roles]},
  transferNFTCreateRole: {
    does: 'moves the create role to another account',
    parameters: [collection, ['from', 'Address'], ['to', 'Address']],
  },
  stopNFTCreate: {does: 'removes the create role for good', parameters: [collection]},
  setBurnRoleGlobally: {does: 'lets every holder burn a token', parameters: [token]},
  unsetBurnRoleGlobally: {does: 'stops every holder from burning a token', parameters: [token]},
  sendAllTransferRoleAddresses: {
    does: 'tells every shard the addresses with the transfer role',
    parameters: [token],
  },
};
