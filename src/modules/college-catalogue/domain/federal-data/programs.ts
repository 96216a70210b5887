import { complaintAbout } from './limits.js';
import { figure, isMissing, isNumber, NOT_REPORTED, numberIn, numeral } from './figure.js';
import { type FederalCells } from './source-college.js';

export const PROGRAM_FAMILY_COLUMNS = ['cip_family', 'award_share', 'associate_offered', 'bachelors_offered'];

/** Every family there can be, under the names of its three columns. */
const FAMILIES = Array.from({ length: 100 }, (_, number) => {
  const family = String(number).padStart(2, '0');
  return { family, share: `PCIP${family}`, associate: `CIP${family}ASSOC`, bachelors: `CIP${family}BACHL` };
});

export const tellsFamilies = (row: FederalCells): boolean => FAMILIES.some(({ share }) => share in row);

/**
 * The 2-digit families a college teaches: one line where it reports awards or offers a degree. A family without a line is
 * reported as zero; a college that reports no awards at all keeps a line per offered family with an empty share.
 */
export function programFamilies(row: FederalCells): FederalCells[] {
  return FAMILIES.filter(({ share }) => share in row)
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
    const complaint = complaintAbout({ name: 'award_share', unit: 'share', source: `PCIP${family}` }, share);
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

  const program = {
    cip4: dotted(cip),
    credential_level: level,
    awards: positive(line, 'IPEDSCOUNT2'),
    distance: positive(line, 'DISTANCE'),
    earnings_5yr_median: numeral(figure(line['EARN_MDN_5YR'], true), 0),
    ...(line['EARN_COUNT_WNE_5YR'] === undefined
      ? {}
      : { earnings_5yr_count: numeral(figure(line['EARN_COUNT_WNE_5YR'], true), 0) }),
  };
  const unreadable = Object.entries(program).find(
    ([column, cell]) =>
      column !== 'cip4' && !isMissing(cell) && (!isNumber(cell) || Math.abs(Number(cell)) > LARGEST),
  );
  if (unreadable) return { reason: `${unreadable[0]} is "${unreadable[1]}", not a number.` };
  return { program: Number(program.distance) > 3 ? { ...program, distance: NOT_REPORTED } : program };
}

const LARGEST = 2_147_483_647;

/** A zero may also mean "not reported", so it tells nothing. */
function positive(line: FederalCells, column: string): string {
  const cell = numeral(figure(line[column], true), 0);
  return numberIn(line, column) === 0 ? NOT_REPORTED : cell;
}

/** The title of a 4-digit field, without the full stop it is published with. */
export const titleOf = (line: FederalCells): string => (line['CIPDESC'] ?? '').trim().replace(/\.$/, '');

const dotted = (cip: string) => `${cip.slice(0, 2)}.${cip.slice(2)}`;
