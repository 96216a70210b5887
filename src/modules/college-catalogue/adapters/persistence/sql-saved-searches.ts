import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SavedSearches } from '../../application/saved-searches.js';
import { type SavedSearch } from '../../domain/saved-search.js';

@Injectable()
export class SqlSavedSearches extends SavedSearches {
  constructor(private readonly sql: Sql) {
    super();
  }

  async lock(userId: string): Promise<void> {
    await this.sql.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `saved searches ${userId}`,
    ]);
  }

  namesOf(userId: string): Promise<readonly Pick<SavedSearch, 'id' | 'name'>[]> {
    return this.sql.rows('select id, name from college_catalogue.saved_searches where user_id = $1', [
      userId,
    ]);
  }

  async save({ id, userId, name, query, createdAt }: SavedSearch): Promise<void> {
    await this.sql.rows(
      `insert into college_catalogue.saved_searches (id, user_id, name, query, created_at)
       values ($1, $2, $3, $4, $5)`,
      [id, userId, name, query, createdAt],
    );
  }

  async rename(userId: string, id: string, name: string): Promise<void> {
    await this.sql.rows(
      'update college_catalogue.saved_searches set name = $3 where user_id = $1 and id = $2',
      [userId, id, name],
    );
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.sql.rows(
      'delete from college_catalogue.saved_searches where user_id = $1 and id = $2 returning id',
      [userId, id],
    );
    return removed.length > 0;
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.sql.rows('delete from college_catalogue.saved_searches where user_id = $1', [userId]);
  }
}
