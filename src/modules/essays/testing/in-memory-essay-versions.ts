import { VersionNotFound } from '../domain/essay/essay.errors.js';
import { type EssayVersion } from '../domain/essay/essay-version.js';
import { EssayVersionRepository } from '../domain/essay/essay-version.repository.js';

const MINUTE_MS = 60_000;

/** Versions in memory, for specs. A minute goes by between two of them. */
export class InMemoryEssayVersions extends EssayVersionRepository {
  readonly names = new Map<number, string | null>();
  private readonly versions: EssayVersion[] = [];

  constructor(private readonly start: Date) {
    super();
  }

  newest(essayId: string): Promise<EssayVersion> {
    return found(this.of(essayId).at(-1));
  }

  find(essayId: string, versionNumber: number): Promise<EssayVersion> {
    return found(this.of(essayId).find((version) => version.versionNumber === versionNumber));
  }

  timeAfter(before: Date | null): Promise<Date> {
    return Promise.resolve(before === null ? this.start : new Date(before.getTime() + MINUTE_MS));
  }

  add(version: EssayVersion): Promise<void> {
    this.versions.push(version);
    return Promise.resolve();
  }

  async rename(essayId: string, versionNumber: number, name: string | null): Promise<void> {
    await this.find(essayId, versionNumber);
    this.names.set(versionNumber, name);
  }

  of(essayId: string): EssayVersion[] {
    return this.versions.filter((version) => version.essayId === essayId);
  }
}

const found = (version: EssayVersion | undefined): Promise<EssayVersion> =>
  version === undefined ? Promise.reject(new VersionNotFound()) : Promise.resolve(version);
