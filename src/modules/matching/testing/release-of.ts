import { CurrentColleges, type PreparedColleges } from '../application/current-colleges.js';
import { type CollegeFacts, prepareColleges } from '../domain/engine/index.js';

/** A release of these colleges; give it others and it is another version. */
export class ReleaseOf extends CurrentColleges {
  private release: PreparedColleges;

  constructor(colleges: readonly CollegeFacts[]) {
    super();
    this.release = { catalogueVersion: '1', columns: prepareColleges(colleges, 'fall 2023') };
  }

  becomes(colleges: readonly CollegeFacts[]): void {
    const catalogueVersion = String(Number(this.release.catalogueVersion) + 1);
    this.release = { catalogueVersion, columns: prepareColleges(colleges, 'fall 2023') };
  }

  prepared(): Promise<PreparedColleges> {
    return Promise.resolve(this.release);
  }
}
