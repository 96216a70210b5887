import { Module } from '@nestjs/common';
import { CatalogueKeptData } from './adapters/catalogue-kept-data.js';
import { CatalogueReleaseController } from './adapters/http/catalogue-release.controller.js';
import { SavedSearchesController } from './adapters/http/saved-searches.controller.js';
import { SqlSavedSearches } from './adapters/persistence/sql-saved-searches.js';
import { CatalogueReleaseReadModel } from './adapters/read-models/catalogue-release.read-model.js';
import { CollegeInFullReadModel } from './adapters/read-models/college-in-full.read-model.js';
import { SqlApplicationPlans } from './adapters/read-models/sql-application-plans.js';
import { SavedSearchesReadModel } from './adapters/read-models/saved-searches.read-model.js';
import { SqlCollegeDirectory } from './adapters/read-models/sql-college-directory.js';
import { CachedCards } from './adapters/search/cached-cards.js';
import { CachedColleges } from './adapters/search/cached-colleges.js';
import { InMemoryCollegeFinder } from './adapters/search/in-memory-college-finder.js';
import { ForgetSearchesWhenAccountRemoved } from './application/forget-searches-when-account-removed.js';
import { RenameSearchHandler } from './application/rename-search.js';
import { SaveSearchHandler } from './application/save-search.js';
import { SavedSearches } from './application/saved-searches.js';
import { CollegeFinder } from './application/search/college-finder.js';
import { ReadSearchText } from './application/search/read-search-text.js';
import { SearchColleges } from './application/search/search-colleges.js';
import { ApplicationPlans, CollegeCards, CollegeDirectory, CollegeSearch } from './contracts/index.js';

/** US colleges from the federal College Scorecard data: search, details, cards. */
@Module({
  controllers: [CatalogueReleaseController, SavedSearchesController],
  providers: [
    CachedColleges,
    CatalogueKeptData,
    CatalogueReleaseReadModel,
    CollegeInFullReadModel,
    SaveSearchHandler,
    RenameSearchHandler,
    ForgetSearchesWhenAccountRemoved,
    SavedSearchesReadModel,
    { provide: SavedSearches, useClass: SqlSavedSearches },
    { provide: CollegeFinder, useClass: InMemoryCollegeFinder },
    ReadSearchText,
    { provide: CollegeSearch, useClass: SearchColleges },
    { provide: CollegeCards, useClass: CachedCards },
    { provide: CollegeDirectory, useClass: SqlCollegeDirectory },
    { provide: ApplicationPlans, useClass: SqlApplicationPlans },
  ],
  exports: [ApplicationPlans, CollegeCards, CollegeDirectory, CollegeSearch],
})
export class CollegeCatalogueModule {}
