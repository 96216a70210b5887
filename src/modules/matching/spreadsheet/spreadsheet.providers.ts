import { ListSpreadsheetController } from './adapters/http/list-spreadsheet.controller.js';
import { SqlSavedUnitIds } from './adapters/persistence/sql-saved-unit-ids.js';
import { FindColleges } from './application/find-colleges.js';
import { ImportSpreadsheet } from './application/import-spreadsheet.js';
import { PlanImport } from './application/plan-import.js';
import { SavedUnitIds } from './application/saved-unit-ids.js';

export const spreadsheetControllers = [ListSpreadsheetController];
export const spreadsheetProviders = [
  FindColleges,
  PlanImport,
  ImportSpreadsheet,
  { provide: SavedUnitIds, useClass: SqlSavedUnitIds },
];
