import { type EssayVersion } from './essay-version.js';

/** The versions of essays that the unit of work has locked. */
export abstract class EssayVersionRepository {
  abstract newest(essayId: string): Promise<EssayVersion>;

  /** @throws VersionNotFound */
  abstract find(essayId: string, versionNumber: number): Promise<EssayVersion>;

  /** Now, by the database's clock, and never before the time given. */
  abstract timeAfter(before: Date | null): Promise<Date>;

  abstract add(version: EssayVersion): Promise<void>;

  /** Null takes the name away. @throws VersionNotFound */
  abstract rename(essayId: string, versionNumber: number, name: string | null): Promise<void>;
}
