import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { MailedToken, type MailedTokenType } from '../../domain/mailed-token.js';
import { MailedTokenRepository } from '../../domain/mailed-token.repository.js';

const NEWER = `
  select id from identity.password_reset_tokens where user_id = $1 and token_type = $2 and id > $3 limit 1`;

/** Ids are UUIDv7, created when the email was requested: the greater id is newer. */
@Injectable()
export class MikroOrmMailedTokenRepository extends MailedTokenRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  async lockAccount(userId: string): Promise<void> {
    await this.sql.rows('select 1 from identity.users where id = $1 for no key update', [userId]);
  }

  byId(id: string): Promise<MailedToken | null> {
    return this.entities.findOne(MailedToken, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async byDigest(digest: string): Promise<MailedToken | null> {
    const row = await this.sql.row<{ id: string }>(
      'select id from identity.password_reset_tokens where token = $1',
      [digest],
    );
    return row === null ? null : this.byId(row.id);
  }

  async hasNewer({ id, userId, tokenType }: MailedToken): Promise<boolean> {
    return (await this.sql.row(NEWER, [userId, tokenType, id])) !== null;
  }

  async addAsNewest(token: MailedToken): Promise<void> {
    await this.removeAllOf(token.userId, token.tokenType);
    await this.entities.persist(token).flush();
  }

  async removeAllOf(userId: string, ...types: MailedTokenType[]): Promise<void> {
    await this.sql.rows(
      'delete from identity.password_reset_tokens where user_id = $1 and token_type = any($2)',
      [userId, types],
    );
  }
}
