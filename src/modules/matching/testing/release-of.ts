import { CurrentRelease, type PreparedRelease } from '../application/current-release.js';
import { type CollegeFacts, prepareColleges } from '../domain/engine/index.js';

/** A release of these colleges; give it others and it is another version. */
export class ReleaseOf extends CurrentRelease {
  private release: PreparedRelease;

  constructor(colleges: readonly CollegeFacts[]) {
    super();
    this.release = { version: '1', columns: prepareColleges(colleges, 'fall 2023') };
  }

  becomes(colleges: readonly CollegeFacts[]): void {
    const version = String(Number(this.release.version) + 1);
    this.release = { version, columns: prepareColleges(colleges, 'fall 2023') };
  }

  prepared(): Promise<PreparedRelease> {
    return Promise.resolve(this.release);
  }
}
