import {InMemoryCacheModule} from '@multiversx/sdk-nestjs-cache';
import {Module} from '@nestjs/common';

/** Memory only, for a service with one process. */
@Module({imports: [InMemoryCacheModule.forRoot({maxItems: 10_000})], exports: [InMemoryCacheModule]})
export class MemoryCacheModule {}
