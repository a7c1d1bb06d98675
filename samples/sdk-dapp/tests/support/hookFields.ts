import type {LoginInfoSliceType} from '@multiversx/sdk-dapp/out/store/slices/loginInfo/loginInfo.types';
import type {useGetAccountInfo} from '@multiversx/sdk-dapp/out/react/account/useGetAccountInfo';
import type {useGetLoginInfo} from '@multiversx/sdk-dapp/out/react/loginInfo/useGetLoginInfo';
import type {AccountType} from '@multiversx/sdk-dapp/out/types/account.types';
import type {TokenLoginType} from '@multiversx/sdk-dapp/out/types/login.types';
import type {NetworkType} from '@multiversx/sdk-dapp/out/types/network.types';
import type {
  SessionTransactionType,
  SignedTransactionType,
  TransactionsDisplayInfoType,
} from '@multiversx/sdk-dapp/out/types/transactions.types';

type Fields<T> = Record<keyof Required<T>, true>;

// A field that a type gains or loses is a compile error here.
const account: Fields<AccountType> = {
  address: true,
  balance: true,
  nonce: true,
  txCount: true,
  scrCount: true,
  claimableRewards: true,
  code: true,
  username: true,
  shard: true,
  ownerAddress: true,
  developerReward: true,
  deployedAt: true,
  scamInfo: true,
  isUpgradeable: true,
  isReadable: true,
  isPayable: true,
  isPayableBySmartContract: true,
  assets: true,
  isGuarded: true,
  activeGuardianActivationEpoch: true,
  activeGuardianAddress: true,
  activeGuardianServiceUid: true,
  pendingGuardianActivationEpoch: true,
  pendingGuardianAddress: true,
  pendingGuardianServiceUid: true,
};
const accountInfo: Fields<ReturnType<typeof useGetAccountInfo>> = {
  address: true,
  account: true,
  publicKey: true,
  ledgerAccount: true,
  walletConnectAccount: true,
  websocketEvent: true,
  websocketBatchEvent: true,
};
const loginInfo: Fields<ReturnType<typeof useGetLoginInfo> & LoginInfoSliceType> = {
  isLoggedIn: true,
  providerType: true,
  tokenLogin: true,
  loginExpiresAt: true,
  ledgerLogin: true,
  walletConnectLogin: true,
  isWalletConnectV2Initialized: true,
};
const tokenLogin: Fields<TokenLoginType> = {loginToken: true, signature: true, nativeAuthToken: true};
const network: Fields<NetworkType> = {
  id: true,
  chainId: true,
  name: true,
  egldLabel: true,
  decimals: true,
  digits: true,
  gasPerDataByte: true,
  walletAddress: true,
  apiAddress: true,
  explorerAddress: true,
  apiTimeout: true,
  xAliasAddress: true,
  roundDuration: true,
  iframeWalletAddress: true,
  websocketUrl: true,
  gasStationMetadata: true,
};
const session: Fields<SessionTransactionType> = {
  transactions: true,
  status: true,
  errorMessage: true,
  transactionsDisplayInfo: true,
  interpretedTransactions: true,
  sessionInformation: true,
};
const transaction: Fields<SignedTransactionType> = {
  hash: true,
  status: true,
  results: true,
  inTransit: true,
  nonce: true,
  value: true,
  receiver: true,
  sender: true,
  receiverUsername: true,
  senderUsername: true,
  guardian: true,
  relayer: true,
  gasPrice: true,
  gasLimit: true,
  data: true,
  chainID: true,
  version: true,
  options: true,
  signature: true,
  guardianSignature: true,
  relayerSignature: true,
};
const displayInfo: Fields<TransactionsDisplayInfoType> = {
  processingMessage: true,
  submittedMessage: true,
  receivedMessage: true,
  successMessage: true,
  errorMessage: true,
  timedOutMessage: true,
  invalidMessage: true,
  transactionDuration: true,
};

/** Names of the fields of each type that the hooks return. */
export const fieldsOf = Object.fromEntries(
  Object.entries({account, accountInfo, loginInfo, tokenLogin, network, session, transaction, displayInfo}).map(
    ([type, fields]) => [type, Object.keys(fields)],
  ),
);
