import {readFileSync} from 'node:fs';
import {Abi, Address, ApiNetworkProvider, SmartContractController} from '@multiversx/sdk-core';
import {Injectable} from '@nestjs/common';
import {settings} from './settings';

/** Queries the contract's views, without a cache. */
@Injectable()
export class ContractReader {
  private readonly controller = new SmartContractController({
    chainID: 'D',
    networkProvider: new ApiNetworkProvider(settings.apiUrl(), {clientName: 'ping-pong-service'}),
    abi: Abi.create(JSON.parse(readFileSync('ping-pong.abi.json', 'utf8'))),
  });

  /** Returns the price of a ping, in the smallest unit. */
  async getAmount(): Promise<string> {
    return (await this.query('getPingAmount')).toFixed();
  }

  /** Returns when the user can pong, in milliseconds since 1970; 0 without a deposit. */
  async getUnlocksAt(user: string): Promise<number> {
    return (await this.query('getUnlocksAtMillis', Address.newFromBech32(user))).toNumber();
  }

  private async query(view: string, ...args: Address[]) {
    const contract = Address.newFromBech32(settings.contract());
    const [value] = await this.controller.query({contract, function: view, arguments: args});
    return value;
  }
}
