import { type CollegeColumns } from '../../domain/engine/index.js';

/** Every college of one catalogue version, prepared for the engine. */
export interface PreparedColleges {
  readonly catalogueVersion: string;
  readonly columns: CollegeColumns;
}

/** The colleges of the catalogue, prepared once for all students. */
export abstract class CurrentColleges {
  /** At most five seconds behind the catalogue. */
  abstract prepared(): Promise<PreparedColleges>;
}
