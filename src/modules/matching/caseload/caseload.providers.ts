import { CaseloadController } from './adapters/http/caseload.controller.js';
import { SqlStoredProgress } from './adapters/persistence/sql-stored-progress.js';
import { Caseload } from './application/caseload.js';
import { NextDates } from './application/next-dates.js';
import { Standings } from './application/standings.js';
import { StoredProgress } from './application/student-progress.js';

export const caseloadControllers = [CaseloadController];

export const caseloadProviders = [
  Caseload,
  NextDates,
  Standings,
  { provide: StoredProgress, useClass: SqlStoredProgress },
];
