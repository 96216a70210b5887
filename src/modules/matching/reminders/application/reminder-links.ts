/** Addresses of pages, for emails and calendars. */
export abstract class ReminderLinks {
  abstract application(applicationId: string): string;
  abstract applications(): string;
  abstract calendar(token: string): string;
  abstract settings(): string;
}
