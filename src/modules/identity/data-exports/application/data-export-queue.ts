import { type ExportRequest } from './data-exports.js';

/** Exports that wait for a worker. Joins the unit of work that asks for one. */
export abstract class DataExportQueue {
  abstract add(request: ExportRequest): Promise<void>;
}
