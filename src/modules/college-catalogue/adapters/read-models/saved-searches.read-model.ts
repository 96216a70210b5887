import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface SavedSearchRow {
  id: string;
  name: string;
  query: string;
  createdAt: string;
}

const SEARCHES = `
  select id, name, query, created_at as "createdAt"
    from college_catalogue.saved_searches
   where user_id = $1`;

@Injectable()
export class SavedSearchesReadModel {
  constructor(private readonly sql: Sql) {}

  /** Sorted by name. */
  of(userId: string): Promise<SavedSearchRow[]> {
    return this.sql.rows(`${SEARCHES} order by lower(name)`, [userId]);
  }

  one(userId: string, id: string): Promise<SavedSearchRow | null> {
    return this.sql.row(`${SEARCHES} and id = $2`, [userId, id]);
  }
}
