import { ProfileVersions } from '../contracts/index.js';

/** Whose version was raised, in order. */
export class RaisedVersions extends ProfileVersions {
  readonly of: string[] = [];

  raise(studentId: string): Promise<void> {
    this.of.push(studentId);
    return Promise.resolve();
  }
}
