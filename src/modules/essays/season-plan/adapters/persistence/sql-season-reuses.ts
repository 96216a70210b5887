import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SeasonReuses } from '../../application/season-reuses.js';
import { type Reuse } from '../../domain/season.js';

const REUSES = `
  select item_id as "itemId", essay
    from essays.season_reuses where user_id = $1 order by chosen_at, item_id`;

const KEEP = `
  insert into essays.season_reuses (user_id, item_id, essay) values ($1, $2, $3)
  on conflict (user_id, item_id) do update set essay = excluded.essay, chosen_at = now()`;

const REMOVE = 'delete from essays.season_reuses where user_id = $1 and item_id = $2';

@Injectable()
export class SqlSeasonReuses extends SeasonReuses {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string): Promise<readonly Reuse[]> {
    return this.sql.rows<Reuse>(REUSES, [studentId]);
  }

  async keep(studentId: string, { itemId, essay }: Reuse): Promise<void> {
    await this.sql.rows(KEEP, [studentId, itemId, essay]);
  }

  async remove(studentId: string, itemId: string): Promise<void> {
    await this.sql.rows(REMOVE, [studentId, itemId]);
  }
}
