import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StoredShareLinks } from '../../application/stored-share-links.js';
import { newOpeningBefore, type ShareLink } from '../../domain/share-link.js';

const TAKE_TURNS = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const COUNT = `
  select count(*)::int as count from matching.share_links where student_id = $1 and expires_at > $2`;
const ADD = `
  insert into matching.share_links (id, student_id, name, shows_family_price, made_at, expires_at, token_digest)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const FIND = `
  select id, student_id as "studentId", name, shows_family_price as "showsFamilyPrice", made_at as "madeAt",
         expires_at as "expiresAt", last_opened_at as "lastOpenedAt"
    from matching.share_links
   where token_digest = any ($1) and expires_at > $2`;
const RECORD_OPENING = `
  update matching.share_links set openings = openings + 1, last_opened_at = $2
   where id = $1 and (last_opened_at is null or last_opened_at <= $3::timestamptz)
  returning id`;
const REMOVE = 'delete from matching.share_links where student_id = $1 and id = $2 returning name';
const REMOVE_EXPIRED = 'delete from matching.share_links where expires_at <= $1';

interface LinkRow extends Omit<ShareLink, 'madeAt' | 'expiresAt' | 'lastOpenedAt'> {
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly lastOpenedAt: string | null;
}

@Injectable()
export class SqlStoredShareLinks extends StoredShareLinks {
  constructor(private readonly sql: Sql) {
    super();
  }

  async count(studentId: string, now: Date): Promise<number> {
    await this.sql.rows(TAKE_TURNS, [`share links ${studentId}`]);
    return (await this.sql.row<{ count: number }>(COUNT, [studentId, now]))?.count ?? 0;
  }

  async add(link: ShareLink, tokenDigest: string): Promise<void> {
    const { id, studentId, name, showsFamilyPrice, madeAt, expiresAt } = link;
    await this.sql.rows(ADD, [id, studentId, name, showsFamilyPrice, madeAt, expiresAt, tokenDigest]);
  }

  async find(tokenDigests: readonly string[], now: Date): Promise<ShareLink | null> {
    const row = await this.sql.row<LinkRow>(FIND, [tokenDigests, now]);
    if (row === null) return null;
    const { madeAt, expiresAt, lastOpenedAt } = row;
    return {
      ...row,
      madeAt: new Date(madeAt),
      expiresAt: new Date(expiresAt),
      lastOpenedAt: lastOpenedAt === null ? null : new Date(lastOpenedAt),
    };
  }

  async recordOpening(linkId: string, now: Date): Promise<boolean> {
    return (await this.sql.row(RECORD_OPENING, [linkId, now, newOpeningBefore(now)])) !== null;
  }

  async remove(studentId: string, linkId: string): Promise<string | null> {
    return (await this.sql.row<{ name: string }>(REMOVE, [studentId, linkId]))?.name ?? null;
  }

  async removeExpired(now: Date): Promise<void> {
    await this.sql.rows(REMOVE_EXPIRED, [now]);
  }
}
