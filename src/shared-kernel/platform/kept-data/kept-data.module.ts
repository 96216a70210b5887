import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CopiedData } from '../../application/kept-data.js';
import { AllKeptData } from './all-kept-data.js';
import { PlatformKeptData } from './platform-kept-data.js';
import { RemoveOldData } from './remove-old-data.schedule.js';
import { SqlCopiedData } from './sql-copied-data.js';

/** What every context keeps about people, how long, and how a person gets a copy of it. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [AllKeptData, PlatformKeptData, RemoveOldData, { provide: CopiedData, useClass: SqlCopiedData }],
  exports: [CopiedData],
})
export class KeptDataModule {}
