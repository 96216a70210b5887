import { type Row } from './csv.ts';
import { figure, NOT_REPORTED, numberIn } from './figure.ts';
import { type SourceCollege } from './scorecard-release.ts';

export const PROGRAM_FAMILY_COLUMNS = [
  'unit_id',
  'cip_family',
  'award_share',
  'associate_offered',
  'bachelors_offered',
];

const SHARE_COLUMN = /^PCIP(\d\d)$/;

/**
 * The 2-digit families a college teaches: one line where it reports awards or offers a degree. A family without a line is
 * reported as zero; a college that reports no awards at all keeps a line per offered family with an empty share.
 */
export function programFamilies({ unitId, row }: SourceCollege): string[][] {
  const families = Object.keys(row).flatMap((column) => SHARE_COLUMN.exec(column)?.[1] ?? []);
  return families
    .map((family) => [
      unitId,
      family,
      figure(row[`PCIP${family}`], true),
      figure(row[`CIP${family}ASSOC`], true),
      figure(row[`CIP${family}BACHL`], true),
    ])
    .filter(([, , ...facts]) => facts.some((fact) => Number(fact) > 0));
}

export const PROGRAM_COLUMNS = [
  'unit_id',
  'cip4',
  'credential_level',
  'awards',
  'distance',
  'earnings_5yr_median',
  'earnings_5yr_count',
];

const ASSOCIATE = '2';
const BACHELORS = '3';

/** Associate's and bachelor's programs only. The source merges not reported, suppressed and zero: all are empty here. */
export function programLines(programs: readonly Row[], chosen: ReadonlySet<string>): string[][] {
  return programs
    .filter(({ UNITID = '', CREDLEV = '' }) => chosen.has(UNITID) && [ASSOCIATE, BACHELORS].includes(CREDLEV))
    .map((program) => [
      program.UNITID ?? '',
      dotted(program.CIPCODE ?? ''),
      program.CREDLEV ?? '',
      (numberIn(program, 'IPEDSCOUNT2') ?? 0) > 0 ? (program.IPEDSCOUNT2 ?? '') : NOT_REPORTED,
      (numberIn(program, 'DISTANCE') ?? 0) > 0 ? (program.DISTANCE ?? '') : NOT_REPORTED,
      figure(program.EARN_MDN_5YR, true),
      figure(program.EARN_COUNT_WNE_5YR, true),
    ])
    .sort((a, b) => compare(a, b));
}

/** Titles of the 4-digit fields, once. */
export function programTitles(programs: readonly Row[]): string[][] {
  const titles = new Map(
    programs.map(({ CIPCODE = '', CIPDESC = '' }) => [dotted(CIPCODE), CIPDESC.replace(/\.$/, '')]),
  );
  return [...titles].sort(([a], [b]) => a.localeCompare(b, 'en'));
}

const dotted = (cip: string) => `${cip.slice(0, 2)}.${cip.slice(2)}`;
const compare = (a: string[], b: string[]) =>
  Number(a[0]) - Number(b[0]) || (a[1] ?? '').localeCompare(b[1] ?? '', 'en') || Number(a[2]) - Number(b[2]);
