import { UnknownTimeZone } from './notification-settings.errors.js';

/** Names of the IANA database: "America/New_York", "Asia/Kolkata", "UTC". No offsets such as "+05:30", which know no summer time. */
const NAME = /^[A-Z][\w+-]*(?:\/[\w+-]+)*$/;

/** @throws UnknownTimeZone */
export function timeZone(name: string): string {
  if (!NAME.test(name) || !isKnown(name)) throw new UnknownTimeZone();
  return name;
}

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
