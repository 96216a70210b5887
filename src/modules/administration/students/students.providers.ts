import { StudentsController } from './adapters/http/students.controller.js';
import { SqlLastViews } from './adapters/persistence/sql-last-views.js';
import { ForgetViewsWhenAccountRemoved } from './application/forget-views-when-account-removed.js';
import { LastViews } from './application/last-views.js';
import { OpenPersonalDetailsHandler } from './application/open-personal-details.js';
import { StudentBundles } from './application/student-bundles.js';
import { StudentViews } from './application/student-views.js';

export const studentsControllers = [StudentsController];

export const studentsProviders = [
  OpenPersonalDetailsHandler,
  StudentBundles,
  StudentViews,
  ForgetViewsWhenAccountRemoved,
  { provide: LastViews, useClass: SqlLastViews },
];
