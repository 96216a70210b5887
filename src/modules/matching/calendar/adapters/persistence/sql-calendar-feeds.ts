import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type CalendarFeed, CalendarFeeds } from '../../application/calendar-feeds.js';

const FEED = 'select made_at as "madeAt" from matching.calendar_feeds where student_id = $1';
const STUDENT = 'select student_id as "studentId" from matching.calendar_feeds where address_hash = $1';
const SAVE = `
  insert into matching.calendar_feeds (student_id, address_hash, made_at) values ($1, $2, $3)
  on conflict (student_id) do update
     set address_hash = excluded.address_hash, made_at = excluded.made_at`;
const REMOVE = 'delete from matching.calendar_feeds where student_id = $1';

@Injectable()
export class SqlCalendarFeeds extends CalendarFeeds {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentId: string): Promise<CalendarFeed | null> {
    const feed = await this.sql.row<{ madeAt: string }>(FEED, [studentId]);
    return feed === null ? null : { madeAt: new Date(feed.madeAt) };
  }

  async studentAt(fingerprint: string): Promise<string | null> {
    const feed = await this.sql.row<{ studentId: string }>(STUDENT, [fingerprint]);
    return feed?.studentId ?? null;
  }

  async save(studentId: string, fingerprint: string, now: Date): Promise<void> {
    await this.sql.rows(SAVE, [studentId, fingerprint, now]);
  }

  async remove(studentId: string): Promise<void> {
    await this.sql.rows(REMOVE, [studentId]);
  }
}
