import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { PRODUCT_NAME } from '#shared-kernel/platform/product-name.js';
import { type CalendarEntry } from '../domain/calendar-entry.js';

/** How often calendars are asked to read it again; most decide for themselves. */
const REFRESH_SECONDS = 6 * 3600;

/** The entries as an iCalendar file (RFC 5545): whole days, which are the same day in every time zone. */
export function calendarFile(entries: readonly CalendarEntry[], linkTo: (applicationId: string) => string) {
  const calendar = new ICalCalendar({
    name: `${PRODUCT_NAME} deadlines`,
    prodId: { company: PRODUCT_NAME, product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.id}@${PRODUCT_NAME.toLowerCase()}`,
      sequence: entry.revision,
      // Midnight by world time is written as that day.
      start: new Date(entry.day),
      allDay: true,
      summary: entry.title,
      description: entry.description,
      url: linkTo(entry.applicationId),
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      // A deadline does not make the day busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
