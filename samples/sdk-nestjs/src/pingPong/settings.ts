// #region settings
/** Where the service reads data, and which clients it accepts. */
export const settings = {
  contract: () => required('CONTRACT'),
  apiUrl: () => process.env['API_URL'] ?? 'https://devnet-api.multiversx.com',
  gatewayUrl: () => process.env['GATEWAY_URL'] ?? 'https://devnet-gateway.multiversx.com',
  appOrigin: () => process.env['APP_ORIGIN'] ?? 'http://localhost:5173',
};

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: give it the address of the contract.`);
  return value;
}
// #endregion settings
