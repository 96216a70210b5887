import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Test, type TestingModule } from '@nestjs/testing';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { MikroOrmSavedCollegeRepository } from '../adapters/persistence/mikro-orm-saved-college.repository.js';
import { MikroOrmRecommendationChoiceRepository } from '../adapters/persistence/mikro-orm-recommendation-choice.repository.js';
import { RecommendationChoiceSchema } from '../adapters/persistence/recommendation-choice.schema.js';
import { RecommendationChoicesReadModel } from '../adapters/read-models/recommendation-choices.read-model.js';
import { SavedCollegeSchema } from '../adapters/persistence/saved-college.schema.js';
import { SqlCollegeViews } from '../adapters/persistence/sql-college-views.js';
import { SqlPredictions } from '../adapters/persistence/sql-predictions.js';
import { SqlSelectionCriteriaRepository } from '../adapters/persistence/sql-selection-criteria.repository.js';
import { ApplicationSchema } from '../applications/adapters/persistence/application.schema.js';
import { MikroOrmApplicationRepository } from '../applications/adapters/persistence/mikro-orm-application.repository.js';
import { SqlStoredApplications } from '../applications/adapters/persistence/sql-stored-applications.js';
import { ListCountsReadModel } from '../adapters/read-models/list-counts.read-model.js';
import { SavedListReadModel } from '../adapters/read-models/saved-list.read-model.js';

export interface MatchingDatabase {
  url: string;
  module: TestingModule;
  unitOfWork: UnitOfWork;
  sql: Sql;
  /** A new account with its id. */
  addStudent(): Promise<string>;
  close(): Promise<void>;
}

const ADD_STUDENT = `
  insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
  values ($1, $2, 'Maya', 'Lin', now(), now())`;

/** This context's adapters on a fresh database, without the rest of the product. */
export async function matchingDatabase(): Promise<MatchingDatabase> {
  const database = await freshDatabase();
  const module = await Test.createTestingModule({
    imports: [
      PersistenceModule.over(database.url, { work: false }),
      MikroOrmModule.forFeature([ApplicationSchema, SavedCollegeSchema, RecommendationChoiceSchema]),
    ],
    providers: [
      MikroOrmSavedCollegeRepository,
      MikroOrmRecommendationChoiceRepository,
      RecommendationChoicesReadModel,
      SqlPredictions,
      SqlCollegeViews,
      SqlSelectionCriteriaRepository,
      SavedListReadModel,
      ListCountsReadModel,
      MikroOrmApplicationRepository,
      SqlStoredApplications,
    ],
  }).compile();
  const sql = module.get(Sql, { strict: false });
  return {
    url: database.url,
    module,
    unitOfWork: module.get(UnitOfWork, { strict: false }),
    sql,
    addStudent: async () => {
      const id = newId();
      await sql.rows(ADD_STUDENT, [id, `${id}@example.org`]);
      return id;
    },
    close: async () => {
      await module.close();
      await database.drop();
    },
  };
}
