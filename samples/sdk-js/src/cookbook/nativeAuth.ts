import {Message, type Account} from '@multiversx/sdk-core';
import {NativeAuthClient} from '@multiversx/sdk-native-auth-client';
import {NativeAuthServer} from '@multiversx/sdk-native-auth-server';

// #region client
/** Returns a token that proves the address to a service. It expires `expirySeconds` after a recent block. */
export async function logIn(account: Account, origin: string, apiUrl: string): Promise<string> {
  const client = new NativeAuthClient({origin, apiUrl, expirySeconds: 7_200});
  const init = await client.initialize();
  const address = account.address.toBech32();
  const message = new Message({data: Buffer.from(`${address}${init}`)});
  const signature = await account.signMessage(message);
  return client.getToken(address, init, Buffer.from(signature).toString('hex'));
}
// #endregion client

// #region server
/** Returns the address of a valid token. Throws if it has expired, is for another service or has a wrong signature. */
export async function whoIs(token: string, origin: string, apiUrl: string): Promise<string> {
  const server = new NativeAuthServer({apiUrl, acceptedOrigins: [origin], maxExpirySeconds: 86_400});
  const {address} = await server.validate(token);
  return address;
}
// #endregion server
