import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { VersionNotFound } from '../../domain/essay/essay.errors.js';
import { type EssayVersion, type VersionSeal } from '../../domain/essay/essay-version.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';

type Row = Omit<EssayVersion, 'createdAt' | 'seal'> & VersionSeal & { createdAt: string };

const ROWS = `
  select essay_id as "essayId", version_number as "versionNumber", content, word_count as "wordCount", origin,
         restored_from as "restoredFrom", words_added as "wordsAdded", words_removed as "wordsRemoved",
         longest_addition as "longestAddition", salt, hash, prev_hash as "prevHash", signature, key_id as "keyId",
         created_at as "createdAt"
    from essays.essay_versions where essay_id = $1`;

const NEWEST = `${ROWS} order by version_number desc limit 1`;

// Milliseconds, because the sealed entry has no more. Clocks are set back now and then, and the record must not be.
const TIME = `select greatest(date_trunc('milliseconds', clock_timestamp()), $1::timestamptz) as time`;

const ADD = `
  insert into essays.essay_versions
         (essay_id, version_number, content, word_count, origin, restored_from, words_added, words_removed,
          longest_addition, salt, hash, prev_hash, signature, key_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

const RENAME = `
  update essays.essay_versions set name = $3 where essay_id = $1 and version_number = $2 returning version_number`;

@Injectable()
export class SqlEssayVersionRepository extends EssayVersionRepository {
  constructor(private readonly sql: Sql) {
    super();
  }

  async newest(essayId: string): Promise<EssayVersion> {
    return toVersion(await this.sql.row<Row>(NEWEST, [essayId]));
  }

  async find(essayId: string, versionNumber: number): Promise<EssayVersion> {
    return toVersion(await this.sql.row<Row>(`${ROWS} and version_number = $2`, [essayId, versionNumber]));
  }

  async timeAfter(before: Date | null): Promise<Date> {
    const row = await this.sql.row<{ time: string }>(TIME, [before]);
    return new Date(row?.time ?? Number.NaN);
  }

  async add({ seal, ...version }: EssayVersion): Promise<void> {
    const { essayId, versionNumber, content, wordCount, origin, restoredFrom, createdAt } = version;
    const { salt, hash, prevHash, signature, keyId } = seal;
    const text = [essayId, versionNumber, content, wordCount, origin, restoredFrom];
    const change = [version.wordsAdded, version.wordsRemoved, version.longestAddition];
    await this.sql.rows(ADD, [...text, ...change, salt, hash, prevHash, signature, keyId, createdAt]);
  }

  async rename(essayId: string, versionNumber: number, name: string | null): Promise<void> {
    const renamed = await this.sql.row(RENAME, [essayId, versionNumber, name]);
    if (renamed === null) throw new VersionNotFound();
  }
}

function toVersion(row: Row | null): EssayVersion {
  if (row === null) throw new VersionNotFound();
  const { salt, hash, prevHash, signature, keyId, createdAt, ...version } = row;
  return {
    ...version,
    createdAt: new Date(createdAt),
    seal: { salt, hash, prevHash, signature, keyId },
  };
}
