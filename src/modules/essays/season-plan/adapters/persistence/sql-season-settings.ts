import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SeasonSettingsStore } from '../../application/season-settings-store.js';
import { type SeasonSettings } from '../../domain/settings.js';

const SETTINGS = `
  select hours_per_week::float8 as "hoursPerWeek", days_off as "daysOff", busy
    from essays.season_settings where user_id = $1`;

const KEEP = `
  insert into essays.season_settings (user_id, hours_per_week, days_off, busy)
  values ($1, $2, $3::jsonb, $4::jsonb)
  on conflict (user_id) do update
         set hours_per_week = excluded.hours_per_week, days_off = excluded.days_off, busy = excluded.busy,
             updated_at = now()`;

@Injectable()
export class SqlSeasonSettings extends SeasonSettingsStore {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string): Promise<SeasonSettings | null> {
    return this.sql.row<SeasonSettings>(SETTINGS, [studentId]);
  }

  async keep(studentId: string, { hoursPerWeek, daysOff, busy }: SeasonSettings): Promise<void> {
    await this.sql.rows(KEEP, [studentId, hoursPerWeek, JSON.stringify(daysOff), JSON.stringify(busy)]);
  }
}
