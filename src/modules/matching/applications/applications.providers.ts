import {
  ApplicationDates,
  ApplicationRecords,
  Applications,
  StudentApplications,
} from '../contracts/index.js';
import { StoredApplicationRecords } from './adapters/for-neighbors/stored-application-records.js';
import { StoredStudentApplications } from './adapters/for-neighbors/stored-student-applications.js';
import { ApplicationReply } from './adapters/http/application.reply.js';
import { ApplicationListsController } from './adapters/http/application-lists.controller.js';
import { ApplicationsController } from './adapters/http/applications.controller.js';
import { ChecklistController } from './adapters/http/checklist.controller.js';
import { MikroOrmApplicationRepository } from './adapters/persistence/mikro-orm-application.repository.js';
import { SqlApplications } from './adapters/persistence/sql-applications.js';
import { SqlStoredApplications } from './adapters/persistence/sql-stored-applications.js';
import { BeginApplicationHandler } from './application/begin-application.js';
import { BeginForListHandler } from './application/begin-for-list.js';
import { ChangeApplicationHandler } from './application/change-application.js';
import { ChecklistChanges } from './application/checklist-changes.js';
import { CurrentApplications } from './application/current-applications.js';
import { DatesFromPlans } from './application/dates-from-plans.js';
import { DeleteApplicationHandler } from './application/delete-application.js';
import { DeleteApplicationsHandler } from './application/delete-applications.js';
import { EstimatedRound } from './application/estimated-round.js';
import { FirstChecklists } from './application/first-checklists.js';
import { MoveApplicationHandler } from './application/move-application.js';
import { OneAtATimeCheck } from './application/one-at-a-time-check.js';
import { RestoreApplicationHandler } from './application/restore-application.js';
import { SavedUnitIds } from '../application/saved-colleges/saved-unit-ids.js';
import { SqlSavedUnitIds } from '../adapters/persistence/sql-saved-unit-ids.js';
import { StoredApplications } from './application/stored-applications.js';
import { ApplicationRepository } from './domain/application.repository.js';

export const applicationsControllers = [
  ApplicationListsController,
  ApplicationsController,
  ChecklistController,
];
export const applicationsProviders = [
  BeginApplicationHandler,
  BeginForListHandler,
  ChangeApplicationHandler,
  MoveApplicationHandler,
  DeleteApplicationHandler,
  DeleteApplicationsHandler,
  RestoreApplicationHandler,
  ChecklistChanges,
  CurrentApplications,
  EstimatedRound,
  FirstChecklists,
  OneAtATimeCheck,
  ApplicationReply,
  { provide: ApplicationRepository, useClass: MikroOrmApplicationRepository },
  { provide: SavedUnitIds, useClass: SqlSavedUnitIds },
  { provide: StoredApplications, useClass: SqlStoredApplications },
  { provide: Applications, useClass: SqlApplications },
  { provide: ApplicationDates, useClass: DatesFromPlans },
  { provide: ApplicationRecords, useClass: StoredApplicationRecords },
  { provide: StudentApplications, useClass: StoredStudentApplications },
];
