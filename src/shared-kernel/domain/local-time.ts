/** The calendar day and the time of a clock on the wall. */
export interface LocalTime {
  /** An ISO date. */
  readonly day: string;
  /** 0 to 23 */
  readonly hour: number;
  /** 0 to 59 */
  readonly minute: number;
}

/** Making one takes far longer than using it, and there are only a few hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

export function localTime(moment: Date, zone: string): LocalTime {
  const parts = clockIn(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  };
}

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;

  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
}
