// #region read
import type {Deposit} from './contract';

/** The same as `readDeposit`, from your service. */
export async function readFromService(service: string, user: string): Promise<Deposit> {
  const response = await fetch(`${service}/deposits/${user}`);
  if (!response.ok) throw new Error(`The service answered with status ${response.status}.`);
  const {amount, unlocksAt} = (await response.json()) as {amount: string; unlocksAt: number};
  return {amount: BigInt(amount), unlocksAt: unlocksAt || undefined};
}
// #endregion read
