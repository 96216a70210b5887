type Field = readonly [low: number, high: number, names: string];

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec';
const DAYS = 'sun mon tue wed thu fri sat';
const FIELDS: readonly Field[] = [
  [0, 59, ''],
  [0, 23, ''],
  [1, 31, ''],
  [1, 12, MONTHS],
  [0, 7, DAYS],
];

/** Five fields (minute, hour, day, month, weekday) of lists, ranges and steps, such as `30 3 * * 1-5`. */
export function isCronExpression(text: string): boolean {
  const fields = text.trim().toLowerCase().split(/\s+/);
  return (
    fields.length === FIELDS.length &&
    fields.every((field, i) => field.split(',').every((part) => fits(part, FIELDS[i] ?? [0, 0, ''])))
  );
}

function fits(part: string, [low, high, names]: Field): boolean {
  const [, from, to, step] = /^(\*|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part) ?? [];
  const number = (word: string) => (/^\d+$/.test(word) ? Number(word) : names.split(' ').indexOf(word) + low);
  const isIn = (word: string) =>
    number(word) >= low && number(word) <= high && (/^\d/.test(word) || names.split(' ').includes(word));
  if (from === undefined || Number(step ?? 1) < 1) return false;
  if (from === '*') return to === undefined;
  return isIn(from) && (to === undefined || (isIn(to) && number(from) <= number(to)));
}
