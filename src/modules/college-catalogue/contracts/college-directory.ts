import { type CollegeInFull } from './college-in-full.js';
import { type CollegeNaming } from './college-names.js';
import { type CatalogueFacts } from './college-matching-facts.js';
import { type ProgramsInField } from './programs-in-field.js';

/** What the other contexts may ask about colleges. */
export abstract class CollegeDirectory {
  /** Changes whenever any college does. One narrow row: cheap enough to ask before every use of something cached. */
  abstract catalogueVersion(): Promise<string>;

  /** Whether an import is under way, so that the version will change again soon. */
  abstract isImporting(): Promise<boolean>;

  /** All colleges at once, closed ones too. Slow with a full catalogue (about a second): cache it. */
  abstract collegeFacts(): Promise<CatalogueFacts>;

  /** The names of the operating colleges that award degrees. */
  abstract collegeNames(): Promise<readonly CollegeNaming[]>;

  /** Closed or not; null for an unknown id. */
  abstract collegeInFull(unitId: number): Promise<CollegeInFull | null>;

  /** `cipFamily` is a two-digit CIP code. */
  abstract programsInField(cipFamily: string): Promise<ProgramsInField>;
}
