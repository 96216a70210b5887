import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type AccountName, AccountNames } from '../../../contracts/account-names.js';

const NAMES = `
  select id, email, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
    from identity.users where id = any($1::uuid[])`;

@Injectable()
export class SqlAccountNames extends AccountNames {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, AccountName>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.sql.rows<AccountName & { id: string }>(NAMES, [userIds]);
    return new Map(rows.map(({ id, name, email }) => [id, { name, email }]));
  }
}
