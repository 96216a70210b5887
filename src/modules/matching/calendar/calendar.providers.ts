import { CalendarFeedController } from './adapters/http/calendar-feed.controller.js';
import { CalendarFileController } from './adapters/http/calendar-file.controller.js';
import { RandomCalendarTokens } from './adapters/random-calendar-tokens.js';
import { SqlCalendarFeeds } from './adapters/persistence/sql-calendar-feeds.js';
import { CalendarFeeds } from './application/calendar-feeds.js';
import { CalendarTokens } from './application/calendar-tokens.js';
import { StudentCalendar } from './application/student-calendar.js';

export const calendarControllers = [CalendarFeedController, CalendarFileController];

export const calendarProviders = [
  StudentCalendar,
  { provide: CalendarFeeds, useClass: SqlCalendarFeeds },
  { provide: CalendarTokens, useClass: RandomCalendarTokens },
];
