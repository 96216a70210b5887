import { AccountCounts } from '../contracts/account-counts.js';
import { StudentAccounts } from '../contracts/student-accounts.js';
import { SqlAccountCounts } from './adapters/for-neighbors/sql-account-counts.js';
import { AccountNames } from '../contracts/account-names.js';
import { SignInActivity } from '../contracts/sign-in-activity.js';
import { Mailboxes } from '../contracts/mailboxes.js';
import { StudentMailboxes } from '../contracts/student-mailboxes.js';
import { SqlAccountNames } from './adapters/for-neighbors/sql-account-names.js';
import { SqlMailboxes } from './adapters/for-neighbors/sql-mailboxes.js';
import { SqlSignInActivity } from './adapters/for-neighbors/sql-sign-in-activity.js';
import { SqlStudentAccounts } from './adapters/for-neighbors/sql-student-accounts.js';
import { SqlStudentMailboxes } from './adapters/for-neighbors/sql-student-mailboxes.js';
import { PeopleController } from './adapters/http/people.controller.js';
import { PeopleFileController } from './adapters/http/people-file.controller.js';
import { PeopleReadModel } from './adapters/read-models/people.read-model.js';
import { ChangeAccessHandler } from './application/change-access.js';
import { NotifyOwnerWhenAccessChanged } from './application/notify-owner-when-access-changed.js';

export const peopleControllers = [PeopleController, PeopleFileController];
export const peopleProviders = [
  PeopleReadModel,
  ChangeAccessHandler,
  NotifyOwnerWhenAccessChanged,
  { provide: AccountCounts, useClass: SqlAccountCounts },
  { provide: AccountNames, useClass: SqlAccountNames },
  { provide: Mailboxes, useClass: SqlMailboxes },
  { provide: SignInActivity, useClass: SqlSignInActivity },
  { provide: StudentAccounts, useClass: SqlStudentAccounts },
  { provide: StudentMailboxes, useClass: SqlStudentMailboxes },
];
