import { Injectable } from '@nestjs/common';
import { authorshipEntry, hashOf } from '../../domain/authorship/authorship-entry.js';
import { wordChange } from '../../domain/authorship/word-change.js';
import { type Essay } from '../../domain/essay/essay.js';
import { type EssayVersion, type VersionOrigin } from '../../domain/essay/essay-version.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';
import { wordCount } from '../../domain/text/word-count.js';
import { AuthorshipKeys } from './authorship-keys.js';

interface VersionText {
  /** As it is stored. */
  content: string;
  origin: VersionOrigin;
  restoredFrom?: number;
}

type Unsealed = Omit<EssayVersion, 'seal'>;

/** Stores the newest version of an essay, sealed and chained to the version before. */
@Injectable()
export class AddVersion {
  constructor(
    private readonly versions: EssayVersionRepository,
    private readonly keys: AuthorshipKeys,
  ) {}

  /** `before` is null for the first version. */
  async to(essay: Essay, before: EssayVersion | null, text: VersionText): Promise<EssayVersion> {
    const unsealed = {
      essayId: essay.id,
      versionNumber: essay.state().latestVersionNumber,
      content: text.content,
      wordCount: wordCount(text.content),
      origin: text.origin,
      restoredFrom: text.restoredFrom ?? null,
      ...wordChange(before?.content ?? '', text.content),
      createdAt: await this.versions.timeAfter(before?.createdAt ?? null),
    };
    const version = { ...unsealed, seal: this.seal(unsealed, before) };
    await this.versions.add(version);
    return version;
  }

  private seal(version: Unsealed, before: EssayVersion | null): EssayVersion['seal'] {
    const sha256 = (text: string) => this.keys.sha256(text);
    const salt = this.keys.newSalt();
    const previous = before === null ? null : { ...before, hash: before.seal.hash };
    const hash = hashOf(authorshipEntry({ ...version, salt }, previous, sha256), sha256);
    return { salt, hash, prevHash: previous?.hash ?? null, ...this.keys.sign(hash) };
  }
}
