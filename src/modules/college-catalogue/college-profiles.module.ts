import { Module } from '@nestjs/common';
import { CollegeProfilesController } from './adapters/http/college-profiles.controller.js';
import { ProfileImportsController } from './adapters/http/profile-imports.controller.js';
import { SqlKeptFacts } from './adapters/persistence/sql-kept-facts.js';
import { CollegeProfileReadModel } from './adapters/read-models/college-profile.read-model.js';
import { CollegePictures } from './application/kept-facts/college-pictures.js';
import { ForgetKeeperWhenAccountRemoved } from './application/kept-facts/forget-keeper-when-account-removed.js';
import { KeepCollegeFactsHandler } from './application/kept-facts/keep-college-facts.js';
import { KeptFactStore } from './application/kept-facts/kept-fact-store.js';

/** What admins keep about colleges because the Department does not publish it. */
@Module({
  controllers: [CollegeProfilesController, ProfileImportsController],
  providers: [
    CollegePictures,
    CollegeProfileReadModel,
    ForgetKeeperWhenAccountRemoved,
    KeepCollegeFactsHandler,
    { provide: KeptFactStore, useClass: SqlKeptFacts },
  ],
})
export class CollegeProfilesModule {}
