import { checkFor } from './limits.js';
import { figure, isMissing, isNumber, NOT_REPORTED, numberIn, numeral } from './figure.js';
import { printable } from './printable.js';
import { type FederalCells } from './source-college.js';

export const PROGRAM_FAMILY_COLUMNS = ['cip_family', 'award_share', 'associate_offered', 'bachelors_offered'];

/** Every possible family, with its three federal columns. */
const FAMILIES = Array.from({ length: 100 }, (_, number) => {
  const family = String(number).padStart(2, '0');
  return { family, share: `PCIP${family}`, associate: `CIP${family}ASSOC`, bachelors: `CIP${family}BACHL` };
});
const SHARE_CHECKS = new Map(
  FAMILIES.map(({ family, share }) => [
    family,
    checkFor({ name: 'award_share', unit: 'share', source: share }),
  ]),
);

export const hasFamilies = (row: FederalCells): boolean => FAMILIES.some(({ share }) => share in row);

/**
 * The 2-digit families in which a college reports awards or offers a degree. A family without a line counts as zero. A college that
 * reports no awards has a line with an empty share for each family it offers.
 */
export function programFamilies(row: FederalCells): FederalCells[] {
  return FAMILIES.filter(
    ({ share, associate, bachelors }) =>
      row[share] !== undefined &&
      (Number(row[share]) > 0 || Number(row[associate]) > 0 || Number(row[bachelors]) > 0),
  )
    .map(({ family, share, associate, bachelors }) => ({
      cip_family: family,
      award_share: numeral(figure(row[share], true), 6),
      associate_offered: numeral(figure(row[associate], true), 0),
      bachelors_offered: numeral(figure(row[bachelors], true), 0),
    }))
    .filter(({ award_share, associate_offered, bachelors_offered }) =>
      [award_share, associate_offered, bachelors_offered].some((fact) => Number(fact) > 0),
    );
}

/** What is wrong with the families of a college, or null. */
export function problemInFamilies(families: readonly FederalCells[]): string | null {
  for (const { cip_family: family = '', award_share: share = '', ...offers } of families) {
    const problem = SHARE_CHECKS.get(family)?.(share) ?? null;
    if (problem !== null) return problem;
    const unknown = Object.values(offers).find((offer) => !isMissing(offer) && !/^[0-2]$/.test(offer));
    if (unknown !== undefined)
      return `The offer in family ${family} is "${unknown.slice(0, 40)}", not 0, 1 or 2.`;
  }
  return null;
}

export const PROGRAM_COLUMNS = [
  'cip4',
  'credential_level',
  'awards',
  'distance',
  'earnings_5yr_median',
  'earnings_5yr_count',
];

const CREDENTIAL_LEVELS = /^[1-8]$/;

/** One program (field of study) of a college, or why the line cannot be read. */
export function readProgram(line: FederalCells): { program: FederalCells } | { reason: string } {
  const cip = (line['CIPCODE'] ?? '').replace('.', '').padStart(4, '0');
  const level = numeral(line['CREDLEV'] ?? '', 0);
  if (!/^\d{4}$/.test(cip)) return { reason: `CIPCODE is "${line['CIPCODE'] ?? ''}", not four digits.` };
  if (!CREDENTIAL_LEVELS.test(level)) return { reason: `CREDLEV is "${line['CREDLEV'] ?? ''}", not 1 to 8.` };

  const program: Record<string, string> = {
    cip4: dotted(cip),
    credential_level: level,
    awards: positiveNumber(line, 'IPEDSCOUNT2'),
    distance: positiveNumber(line, 'DISTANCE'),
    earnings_5yr_median: numeral(figure(line['EARN_MDN_5YR'], true), 0),
  };
  if (line['EARN_COUNT_WNE_5YR'] !== undefined)
    program['earnings_5yr_count'] = numeral(figure(line['EARN_COUNT_WNE_5YR'], true), 0);
  for (const column of NUMBERS) {
    const cell = program[column] ?? NOT_REPORTED;
    if (!isMissing(cell) && (!isNumber(cell) || Math.abs(Number(cell)) > LARGEST))
      return { reason: `${column} is "${cell}", not a number.` };
  }
  if (Number(program['distance']) > 3) program['distance'] = NOT_REPORTED;
  return { program };
}

const NUMBERS = PROGRAM_COLUMNS.filter((column) => column !== 'cip4');

const LARGEST = 2_147_483_647;

/** The source also writes 0 for "not reported". */
function positiveNumber(line: FederalCells, column: string): string {
  const cell = numeral(figure(line[column], true), 0);
  return numberIn(line, column) === 0 ? NOT_REPORTED : cell;
}

/** Several times the longest title. */
const LONGEST_TITLE = 500;

/** The title of a program without its final period; empty when there is none we can show. */
export function titleOf(line: FederalCells): string {
  const title = printable(line['CIPDESC'] ?? '').trim();
  return title.length > LONGEST_TITLE ? '' : title.replace(/\.$/, '');
}

const dotted = (cip: string) => `${cip.slice(0, 2)}.${cip.slice(2)}`;
