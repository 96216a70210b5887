/** Yearly surveys. Debt and earnings do not move by a year with each release. */
const YEARLY =
  /^(fall \d{4}|\d{4}-\d{2}\b|entrants of fall \d{4}$|entrants of \d{4}-\d{2} after|fiscal year \d{4}$|awards of \d{4}-\d{2}$)/;
const WITHOUT_A_YEAR = /^[^0-9]*$/;
const OF_ANOTHER_RELEASE = / \(.*\)$/;
const YEARS = /\b(19|20)(\d{2})(?:-(\d{2}))?\b/g;

/** "fall 2023" for a release this many years later. Text about figures that are not yearly names the release day instead. */
export function shiftYears(describes: string, yearsLater: number, releaseDay: string): string {
  if (yearsLater === 0 || WITHOUT_A_YEAR.test(describes)) return describes;
  if (!YEARLY.test(describes)) return `as published on ${releaseDay}`;
  return describes
    .replace(OF_ANOTHER_RELEASE, '')
    .replace(YEARS, (_all, century: string, year: string, end: string | undefined) => {
      const later = String(Number(`${century}${year}`) + yearsLater);
      return end === undefined ? later : `${later}-${twoDigits(Number(end) + yearsLater)}`;
    });
}

const twoDigits = (year: number) => String(((year % 100) + 100) % 100).padStart(2, '0');
