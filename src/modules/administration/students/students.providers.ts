import { StudentsController } from './adapters/http/students.controller.js';
import { SqlLastViews } from './adapters/persistence/sql-last-views.js';
import { ForgetViewsWhenAccountRemoved } from './application/forget-views-when-account-removed.js';
import { LastViews } from './application/last-views.js';
import { OpenMaskedPartHandler } from './application/open-masked-part.js';
import { StudentBundles } from './application/student-bundles.js';
import { StudentViews } from './application/student-views.js';

export const studentsControllers = [StudentsController];

export const studentsProviders = [
  OpenMaskedPartHandler,
  StudentBundles,
  StudentViews,
  ForgetViewsWhenAccountRemoved,
  { provide: LastViews, useClass: SqlLastViews },
];
