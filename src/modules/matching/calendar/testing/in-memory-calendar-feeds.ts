import { type CalendarFeed, CalendarFeeds } from '../application/calendar-feeds.js';

export class InMemoryCalendarFeeds extends CalendarFeeds {
  readonly stored = new Map<string, CalendarFeed & { fingerprint: string }>();

  of(studentId: string): Promise<CalendarFeed | null> {
    return Promise.resolve(this.stored.get(studentId) ?? null);
  }

  studentAt(fingerprint: string): Promise<string | null> {
    const found = [...this.stored].find(([, feed]) => feed.fingerprint === fingerprint);
    return Promise.resolve(found?.[0] ?? null);
  }

  save(studentId: string, fingerprint: string, madeAt: Date): Promise<void> {
    this.stored.set(studentId, { fingerprint, madeAt });
    return Promise.resolve();
  }

  remove(studentId: string): Promise<void> {
    this.stored.delete(studentId);
    return Promise.resolve();
  }
}
