import { CurrentColleges, type PreparedColleges } from '../application/matches/current-colleges.js';
import { type CollegeFacts, prepareColleges } from '../domain/engine/index.js';

/** These colleges as the current catalogue; `change` creates another catalogue version. */
export class FixedColleges extends CurrentColleges {
  private current: PreparedColleges;

  constructor(colleges: readonly CollegeFacts[]) {
    super();
    this.current = { catalogueVersion: '1', columns: prepareColleges(colleges, 'fall 2023') };
  }

  change(colleges: readonly CollegeFacts[]): void {
    const catalogueVersion = String(Number(this.current.catalogueVersion) + 1);
    this.current = { catalogueVersion, columns: prepareColleges(colleges, 'fall 2023') };
  }

  prepared(): Promise<PreparedColleges> {
    return Promise.resolve(this.current);
  }
}
