/** Settings of the service, from environment variables. */
export const settings = {
  contract: () => required('CONTRACT'),
  apiUrl: () => process.env['API_URL'] ?? 'https://devnet-api.multiversx.com',
  gatewayUrl: () => process.env['GATEWAY_URL'] ?? 'https://devnet-gateway.multiversx.com',
  appOrigin: () => process.env['APP_ORIGIN'] ?? 'http://localhost:5173',
};

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: set it to the address of the contract.`);
  return value;
}
