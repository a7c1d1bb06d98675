import 'reflect-metadata';
import {NestFactory} from '@nestjs/core';
import {AppModule} from './app.module';

export async function start(port: number) {
  const app = await NestFactory.create(AppModule);
  await app.listen(port);
  return app;
}

if (require.main === module) void start(3000);
