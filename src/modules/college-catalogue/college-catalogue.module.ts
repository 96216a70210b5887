import { Module } from '@nestjs/common';
import { CollegeController } from './adapters/http/college.controller.js';
import { CollegeSearchController } from './adapters/http/college-search.controller.js';
import { CollegeInFullReadModel } from './adapters/read-models/college-in-full.read-model.js';
import { CollegeSearchReadModel } from './adapters/read-models/college-search.read-model.js';
import { SqlCollegeDirectory } from './adapters/read-models/sql-college-directory.js';
import { AnnotatedColleges } from './application/annotated-colleges.js';
import { CollegeDirectory } from './contracts/index.js';

/** The colleges of the country, as their government describes them. Whoever provides `CollegeAnnotator` adds matches. */
@Module({
  controllers: [CollegeSearchController, CollegeController],
  providers: [
    AnnotatedColleges,
    CollegeSearchReadModel,
    CollegeInFullReadModel,
    { provide: CollegeDirectory, useClass: SqlCollegeDirectory },
  ],
  exports: [CollegeDirectory],
})
export class CollegeCatalogueModule {}
