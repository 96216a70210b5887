import { StudentAccounts } from '../contracts/student-accounts.js';
import { SqlStudentAccounts } from './adapters/for-neighbors/sql-student-accounts.js';
import { PeopleController } from './adapters/http/people.controller.js';
import { PeopleReadModel } from './adapters/read-models/people.read-model.js';
import { ChangeAccessHandler } from './application/change-access.js';
import { NotifyOwnerWhenAccessChanged } from './application/notify-owner-when-access-changed.js';

export const peopleControllers = [PeopleController];
export const peopleProviders = [
  PeopleReadModel,
  ChangeAccessHandler,
  NotifyOwnerWhenAccessChanged,
  { provide: StudentAccounts, useClass: SqlStudentAccounts },
];
