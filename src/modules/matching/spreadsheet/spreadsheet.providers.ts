import { ListSpreadsheetController } from './adapters/http/list-spreadsheet.controller.js';
import { FindColleges } from './application/find-colleges.js';
import { ImportSpreadsheet } from './application/import-spreadsheet.js';
import { PlanImport } from './application/plan-import.js';

export const spreadsheetControllers = [ListSpreadsheetController];
export const spreadsheetProviders = [FindColleges, PlanImport, ImportSpreadsheet];
