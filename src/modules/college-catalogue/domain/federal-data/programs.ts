import { complaintsAbout } from './limits.js';
import { figure, isMissing, isNumber, NOT_REPORTED, numberIn, numeral } from './figure.js';
import { printable } from './printable.js';
import { type FederalCells } from './source-college.js';

export const PROGRAM_FAMILY_COLUMNS = ['cip_family', 'award_share', 'associate_offered', 'bachelors_offered'];

/** Every family there can be, under the names of its three columns. */
const FAMILIES = Array.from({ length: 100 }, (_, number) => {
  const family = String(number).padStart(2, '0');
  return { family, share: `PCIP${family}`, associate: `CIP${family}ASSOC`, bachelors: `CIP${family}BACHL` };
});
const COMPLAINTS = new Map(
  FAMILIES.map(({ family, share }) => [
    family,
    complaintsAbout({ name: 'award_share', unit: 'share', source: share }),
  ]),
);

export const tellsFamilies = (row: FederalCells): boolean => FAMILIES.some(({ share }) => share in row);

/**
 * The 2-digit families a college teaches: one line where it reports awards or offers a degree. A family without a line is
 * reported as zero; a college that reports no awards at all keeps a line per offered family with an empty share.
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

/** What is wrong with the families of a college, in words; null when they can be stored. */
export function complaintAboutFamilies(families: readonly FederalCells[]): string | null {
  for (const { cip_family: family = '', award_share: share = '', ...offers } of families) {
    const complaint = COMPLAINTS.get(family)?.(share) ?? null;
    if (complaint !== null) return complaint;
    const odd = Object.values(offers).find((offer) => !isMissing(offer) && !/^[0-2]$/.test(offer));
    if (odd !== undefined)
      return `What is offered in family ${family} is "${odd.slice(0, 40)}", not 0, 1 or 2.`;
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

/** What the source says of one field of study at one college, or why it cannot be read. */
export function readProgram(line: FederalCells): { program: FederalCells } | { reason: string } {
  const cip = (line['CIPCODE'] ?? '').replace('.', '').padStart(4, '0');
  const level = numeral(line['CREDLEV'] ?? '', 0);
  if (!/^\d{4}$/.test(cip)) return { reason: `CIPCODE is "${line['CIPCODE'] ?? ''}", not four digits.` };
  if (!CREDENTIAL_LEVELS.test(level)) return { reason: `CREDLEV is "${line['CREDLEV'] ?? ''}", not 1 to 8.` };

  const program: Record<string, string> = {
    cip4: dotted(cip),
    credential_level: level,
    awards: positive(line, 'IPEDSCOUNT2'),
    distance: positive(line, 'DISTANCE'),
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

/** A zero may also mean "not reported", so it tells nothing. */
function positive(line: FederalCells, column: string): string {
  const cell = numeral(figure(line[column], true), 0);
  return numberIn(line, column) === 0 ? NOT_REPORTED : cell;
}

/** Several times the longest title there is. */
const LONGEST_TITLE = 500;

/** The title of a 4-digit field, without the full stop it is published with; nothing where there is none to be shown. */
export function titleOf(line: FederalCells): string {
  const title = printable(line['CIPDESC'] ?? '').trim();
  return title.length > LONGEST_TITLE ? '' : title.replace(/\.$/, '');
}

const dotted = (cip: string) => `${cip.slice(0, 2)}.${cip.slice(2)}`;
