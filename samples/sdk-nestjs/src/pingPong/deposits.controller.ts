import {ParseAddressPipe} from '@multiversx/sdk-nestjs-common';
import {Controller, Get, Param} from '@nestjs/common';
import {Deposits} from './deposits';

@Controller('deposits')
export class DepositsController {
  constructor(private readonly deposits: Deposits) {}

  @Get(':user')
  getDeposit(@Param('user', ParseAddressPipe) user: string) {
    return this.deposits.get(user);
  }
}
