import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface SealedRow {
  n: number;
  /** UTC with milliseconds. */
  at: string;
  origin: 'typed' | 'uploaded' | 'restored';
  from: number | null;
  words: number;
  characters: number;
  wordsAdded: number;
  wordsRemoved: number;
  longestAddition: number;
  minutesSinceLast: number | null;
  text: string;
  prev: string | null;
  hash: string;
  signature: string;
  key: string;
}

const ENTRIES = `
  select version_number as n, to_char(version.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, origin,
         restored_from as "from", word_count as words, char_length(content) as characters,
         words_added as "wordsAdded", words_removed as "wordsRemoved", longest_addition as "longestAddition",
         floor(extract(epoch from version.created_at - lag(version.created_at) over (order by version_number)) / 60)::int
           as "minutesSinceLast",
         encode(sha256(convert_to(salt || e'\\n' || content, 'UTF8')), 'hex') as text,
         prev_hash as prev, hash, signature, key_id as key
    from essays.essays essay join essays.essay_versions version on version.essay_id = essay.id
   where essay.user_id = $1 and essay.id = $2
   order by version_number`;

const SHOWN = `
  select version_number as n, salt, content as text
    from essays.essays essay join essays.essay_versions version on version.essay_id = essay.id
   where essay.user_id = $1 and essay.id = $2 and version_number = any ($3::int[])
   order by version_number`;

const HEAD = `
  select version_number as versions, hash as head
    from essays.essay_versions where essay_id = $1 order by version_number desc limit 1`;

/** The authorship record of an essay: what was sealed, version by version. */
@Injectable()
export class AuthorshipReadModel {
  constructor(private readonly sql: Sql) {}

  /** Empty for an unknown essay and for another student's. */
  entries(studentId: string, essayId: string): Promise<SealedRow[]> {
    return this.sql.rows(ENTRIES, [studentId, essayId]);
  }

  /** The texts of these versions, with what is needed to check them. */
  shown(studentId: string, essayId: string, versionNumbers: readonly number[]) {
    return this.sql.rows<{ n: number; salt: string; text: string }>(SHOWN, [
      studentId,
      essayId,
      versionNumbers,
    ]);
  }

  /** Of anyone's essay; null for an unknown one. */
  head(essayId: string) {
    return this.sql.row<{ versions: number; head: string }>(HEAD, [essayId]);
  }
}
