import 'reflect-metadata';
import {Module} from '@nestjs/common';
import {NestFactory} from '@nestjs/core';
import {twoLevelCache} from '../caching';
import {ContractReader} from './contract';
import {Deposits} from './deposits';
import {DepositsController} from './deposits.controller';
import {Follower} from './follower';
import {settings} from './settings';

@Module({imports: [twoLevelCache], controllers: [DepositsController], providers: [ContractReader, Deposits]})
export class ApiModule {}

@Module({imports: [twoLevelCache], providers: [ContractReader, Deposits, Follower]})
export class FollowerModule {}

/** Starts the API, or the follower. You can run several API processes, but need only one follower. */
export async function start(role: string, port: number) {
  if (role === 'follower') {
    const follower = await NestFactory.createApplicationContext(FollowerModule);
    follower.enableShutdownHooks();
    return follower;
  }
  const api = await NestFactory.create(ApiModule);
  api.enableCors({origin: settings.appOrigin()});
  await api.listen(port);
  return api;
}

if (require.main === module) void start(process.argv[2] ?? 'api', 3001);
