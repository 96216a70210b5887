import { StudentAccounts } from '../contracts/student-accounts.js';
import { SqlStudentAccounts } from './adapters/for-neighbors/sql-student-accounts.js';
import { PeopleController } from './adapters/http/people.controller.js';
import { PeopleReadModel } from './adapters/read-models/people.read-model.js';

export const peopleControllers = [PeopleController];
export const peopleProviders = [PeopleReadModel, { provide: StudentAccounts, useClass: SqlStudentAccounts }];
