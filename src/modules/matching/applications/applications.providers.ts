import {
  ApplicationDates,
  ApplicationRecords,
  Applications,
  StudentApplications,
} from '../contracts/index.js';
import { StoredApplicationRecords } from './adapters/for-neighbors/stored-application-records.js';
import { StoredStudentApplications } from './adapters/for-neighbors/stored-student-applications.js';
import { ApplicationReply } from './adapters/http/application.reply.js';
import { ApplicationsController } from './adapters/http/applications.controller.js';
import { ChecklistController } from './adapters/http/checklist.controller.js';
import { MikroOrmApplicationRepository } from './adapters/persistence/mikro-orm-application.repository.js';
import { SqlApplications } from './adapters/persistence/sql-applications.js';
import { SqlStoredApplications } from './adapters/persistence/sql-stored-applications.js';
import { BeginApplicationHandler } from './application/begin-application.js';
import { ChangeApplicationHandler } from './application/change-application.js';
import { ChecklistChanges } from './application/checklist-changes.js';
import { CurrentApplications } from './application/current-applications.js';
import { DatesFromPlans } from './application/dates-from-plans.js';
import { DeleteApplicationHandler } from './application/delete-application.js';
import { EstimatedRound } from './application/estimated-round.js';
import { MoveApplicationHandler } from './application/move-application.js';
import { OneAtATimeCheck } from './application/one-at-a-time-check.js';
import { RestoreApplicationHandler } from './application/restore-application.js';
import { StoredApplications } from './application/stored-applications.js';
import { ApplicationRepository } from './domain/application.repository.js';

export const applicationsControllers = [ApplicationsController, ChecklistController];
export const applicationsProviders = [
  BeginApplicationHandler,
  ChangeApplicationHandler,
  MoveApplicationHandler,
  DeleteApplicationHandler,
  RestoreApplicationHandler,
  ChecklistChanges,
  CurrentApplications,
  EstimatedRound,
  OneAtATimeCheck,
  ApplicationReply,
  { provide: ApplicationRepository, useClass: MikroOrmApplicationRepository },
  { provide: StoredApplications, useClass: SqlStoredApplications },
  { provide: Applications, useClass: SqlApplications },
  { provide: ApplicationDates, useClass: DatesFromPlans },
  { provide: ApplicationRecords, useClass: StoredApplicationRecords },
  { provide: StudentApplications, useClass: StoredStudentApplications },
];
