import { ParentResultsController } from './adapters/http/parent-results.controller.js';
import { SharedAidController } from './adapters/http/shared-aid.controller.js';
import { SharedMoneyController } from './adapters/http/shared-money.controller.js';
import { SqlParentInputs } from './adapters/persistence/sql-parent-inputs.js';
import { ChangeAidAsParent } from './application/change-aid-as-parent.js';
import { ForgetParentInputsWhenUnlinked } from './application/forget-parent-inputs-when-unlinked.js';
import { MoneyOfStudent } from './application/money-of-student.js';
import { ParentResults } from './application/parent-results.js';
import { SaveParentInputs } from './application/save-parent-inputs.js';
import { StoredParentInputs } from './application/stored-parent-inputs.js';

export const sharedMoneyControllers = [SharedMoneyController, SharedAidController, ParentResultsController];

export const sharedMoneyProviders = [
  ChangeAidAsParent,
  ForgetParentInputsWhenUnlinked,
  MoneyOfStudent,
  ParentResults,
  SaveParentInputs,
  { provide: StoredParentInputs, useClass: SqlParentInputs },
];
