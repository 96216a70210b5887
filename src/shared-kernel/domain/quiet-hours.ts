import { localTime } from './local-time.js';

/** Times of a clock on the wall, such as "21:00". They may lie around midnight. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** When nobody is told of a date, whatever they chose. */
export const NIGHT: QuietHours = { from: '21:00', to: '07:00' };

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

export function isQuiet(moment: Date, { from, to }: QuietHours, zone: string): boolean {
  const { hour, minute } = localTime(moment, zone);
  const now = hour * 60 + minute;
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return begin < end ? begin <= now && now < end : begin <= now || now < end;
}

/** The first moment that is not quiet: this one, or the end of the quiet hours it lies in, also when clocks change meanwhile. */
export function afterQuietHours(moment: Date, quiet: QuietHours, zone: string): Date {
  if (!isQuiet(moment, quiet, zone)) return moment;

  let end = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  const isQuietAt = (time: number) => isQuiet(new Date(time), quiet, zone);
  while (isQuietAt(end)) end += minutesTo(quiet.to, new Date(end), zone) * MINUTE_MS;
  // Clocks that went forward meanwhile show a later time by now.
  while (!isQuietAt(end - MINUTE_MS)) end -= MINUTE_MS;
  return new Date(end);
}

function minutesTo(time: string, moment: Date, zone: string): number {
  const { hour, minute } = localTime(moment, zone);
  const minutes = (minutesOf(time) - hour * 60 - minute + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return minutes === 0 ? MINUTES_PER_DAY : minutes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
