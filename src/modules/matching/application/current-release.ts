import { type CollegeColumns } from '../domain/engine/index.js';

/** Every college of one release of the catalogue, measured by the engine. */
export interface PreparedRelease {
  /** Changes whenever any college does in what is measured. */
  readonly version: string;
  readonly columns: CollegeColumns;
}

/** `pause` lets others in, and is asked for after every few milliseconds of work. */
export type PrepareFor = (next: PreparedRelease, pause: () => Promise<void>) => Promise<void>;

/** The colleges as they are now, measured once for everybody. */
export abstract class CurrentRelease {
  /** Behind the catalogue by a second and the time a new release takes to be prepared. */
  abstract prepared(): Promise<PreparedRelease>;
  /** Done about each new release while the one before still serves. */
  abstract beforeServing(prepare: PrepareFor): void;
}
