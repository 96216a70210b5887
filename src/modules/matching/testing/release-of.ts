import { CurrentRelease, type PrepareFor, type PreparedRelease } from '../application/current-release.js';
import { type CollegeFacts, prepareColleges } from '../domain/engine/index.js';

/** A release of these colleges; give it others and it is another version. */
export class ReleaseOf extends CurrentRelease {
  private release: PreparedRelease;
  private readonly preparing: PrepareFor[] = [];

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

  beforeServing(prepare: PrepareFor): void {
    this.preparing.push(prepare);
  }

  /** As `becomes`, once everybody has prepared for it. */
  async comes(colleges: readonly CollegeFacts[]): Promise<void> {
    const before = this.release;
    this.becomes(colleges);
    const next = this.release;
    this.release = before;
    for (const prepare of this.preparing) await prepare(next, () => Promise.resolve());
    this.release = next;
  }
}
