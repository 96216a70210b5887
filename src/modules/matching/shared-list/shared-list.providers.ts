import { SharedListController } from './adapters/http/shared-list.controller.js';
import { SqlSavedColleges } from './adapters/persistence/sql-saved-colleges.js';
import { SavedColleges } from './application/saved-colleges.js';
import { SharedList } from './application/shared-list.js';

export const sharedListControllers = [SharedListController];
export const sharedListProviders = [SharedList, { provide: SavedColleges, useClass: SqlSavedColleges }];
