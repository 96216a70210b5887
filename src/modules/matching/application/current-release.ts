import { type CollegeColumns } from '../domain/engine/index.js';

/** Every college of one release of the catalogue, measured by the engine. */
export interface PreparedRelease {
  /** Changes whenever any college does. */
  readonly version: string;
  readonly columns: CollegeColumns;
}

/** The colleges as they are now, measured once for everybody. */
export abstract class CurrentRelease {
  /** At most a second behind the catalogue. */
  abstract prepared(): Promise<PreparedRelease>;
}
