import { FAITHS, LOCALES, REGIONS, SIZES } from '../../../domain/search/choices.js';
import {
  awardsAs,
  type Degrees,
  faithOf,
  isCertificateSchool,
  isOwnedAs,
  settingOf,
  sizeClassOf,
} from '../../../domain/search/filter-meaning.js';
import { type Sought } from '../../../domain/search/sort-order.js';
import { type Pause, ROWS_IN_A_PIECE } from './pause.js';
import { type SearchableCollege } from './searchable-college.js';

/** "Not reported", in a column of codes. */
export const NO_CODE = 255;

/** The searchable colleges as columns, in the order of their names. NaN in a figure says "not reported". */
export interface Columns {
  readonly count: number;
  readonly unitId: Int32Array;
  readonly rowOf: ReadonlyMap<number, number>;
  readonly states: readonly string[];
  readonly state: Uint8Array;
  readonly ownership: Uint8Array;
  /** `degreeCode` of the predominant and the highest degree. */
  readonly degrees: Uint8Array;
  /** 0 and 1: as the highest degree or on the way to a higher one. */
  readonly awardsBachelors: Uint8Array;
  /** 0 and 1: more of its degrees are in the arts than in any other field, and some are bachelor's. */
  readonly artSchool: Uint8Array;
  /** Place in `LOCALES`. */
  readonly locale: Uint8Array;
  readonly region: Uint8Array;
  readonly size: Uint8Array;
  readonly testPolicy: Uint8Array;
  /** 0 and 1. */
  readonly openAdmission: Uint8Array;
  readonly onlineOnly: Uint8Array;
  readonly designations: Uint16Array;
  /** Place in `FAITHS`. */
  readonly faith: Uint8Array;
  readonly undergraduates: Float64Array;
  readonly applicants: Float64Array;
  /** How many CIP families each teaches. */
  readonly breadth: Uint8Array;
  readonly admitRate: Float64Array;
  readonly completionRate: Float64Array;
  readonly netPrice: Float64Array;
  readonly medianEarnings: Float64Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** Codes of the CIP families that are taught anywhere, in order. */
  readonly families: readonly string[];
  /** Rows where a CIP family or field is taught. */
  readonly taught: ReadonlyMap<string, Int32Array>;
}

const DEGREES = [0, 1, 2, 3, 4];
const degreeCode = ({ predominant, highest }: Degrees): number => predominant * DEGREES.length + highest;

/** The codes of every pair of degrees that a choice means. */
export const degreeCodesOf = (choice: string): number[] =>
  DEGREES.flatMap((predominant) => DEGREES.map((highest) => ({ predominant, highest })))
    .filter((degrees) => awardsAs(choice, degrees))
    .map(degreeCode);

/** The codes of schools that award degrees. */
export const DEGREE_CODES: readonly number[] = DEGREES.flatMap((predominant) =>
  DEGREES.map((highest) => ({ predominant, highest })),
)
  .filter((degrees) => !isCertificateSchool(degrees))
  .map(degreeCode);

/** The values of CONTROL that a choice means. */
export const controlsOf = (choice: string): number[] =>
  [1, 2, 3].filter((control) => isOwnedAs(choice, control));

/** `colleges` in the order of their names, then of their unit ids. */
export async function columnsOf(colleges: readonly SearchableCollege[], pause: Pause): Promise<Columns> {
  const figures = (figure: (college: SearchableCollege) => number | null) =>
    Float64Array.from(colleges, (college) => figure(college) ?? Number.NaN);
  const codes = (code: (college: SearchableCollege) => number | null) =>
    Uint8Array.from(colleges, (college) => code(college) ?? NO_CODE);
  const flags = (flag: (college: SearchableCollege) => boolean | null) =>
    codes((college) => (flag(college) === null ? null : Number(flag(college))));
  const taught = await taughtBy(colleges, pause);
  const states = [...new Set(colleges.map(({ state }) => state))].sort();
  await pause();
  const identity = {
    unitId: Int32Array.from(colleges, ({ unitId }) => unitId),
    rowOf: new Map(colleges.map(({ unitId }, row) => [unitId, row])),
    states,
    state: codes(({ state }) => states.indexOf(state)),
  };
  await pause();
  const kind = {
    ownership: codes(({ ownership }) => ownership),
    degrees: codes(({ predominantDegree, highestDegree }) =>
      degreeCode({ predominant: predominantDegree, highest: highestDegree }),
    ),
    awardsBachelors: codes(({ highestDegree }) =>
      Number(awardsAs('5', { predominant: 0, highest: highestDegree })),
    ),
    artSchool: codes(({ isArtSchool, highestDegree }) => Number(isArtSchool && highestDegree >= 3)),
    locale: codes(({ locale }) => (locale === null ? null : LOCALES.indexOf(settingOf(locale)))),
    region: codes(({ region }) => region),
  };
  await pause();
  const admission = {
    size: codes(({ undergraduates }) =>
      undergraduates === null ? null : SIZES.indexOf(sizeClassOf(undergraduates)),
    ),
    testPolicy: codes(({ testPolicy }) => testPolicy),
    openAdmission: flags(({ openAdmission }) => openAdmission),
    onlineOnly: flags(({ onlineOnly }) => onlineOnly),
    designations: Uint16Array.from(colleges, ({ designations }) => designations),
    faith: codes(({ religiousAffiliation, unitId }) => {
      const faith = faithOf(religiousAffiliation, unitId);
      return faith === null ? null : FAITHS.indexOf(faith);
    }),
  };
  await pause();
  const measures = {
    undergraduates: figures(({ undergraduates }) => undergraduates),
    applicants: figures(({ applicants }) => applicants),
    breadth: codes(({ families }) => families.length),
    admitRate: figures(({ admitRate }) => admitRate),
    completionRate: figures(({ completionRate }) => completionRate),
    netPrice: figures(({ netPrice }) => netPrice),
    medianEarnings: figures(({ medianEarnings }) => medianEarnings),
  };
  await pause();
  const place = {
    latitude: figures(({ latitude }) => latitude),
    longitude: figures(({ longitude }) => longitude),
  };
  const families = [...new Set(colleges.flatMap(({ families }) => families))].sort();
  return {
    count: colleges.length,
    ...identity,
    ...kind,
    ...admission,
    ...measures,
    ...place,
    families,
    taught,
  };
}

async function taughtBy(
  colleges: readonly SearchableCollege[],
  pause: Pause,
): Promise<ReadonlyMap<string, Int32Array>> {
  const rows = new Map<string, number[]>();
  for (const [row, { families, fields }] of colleges.entries()) {
    if (row % ROWS_IN_A_PIECE === 0) await pause();
    for (const cip of [...families, ...fields]) {
      const known = rows.get(cip);
      if (known === undefined) rows.set(cip, [row]);
      else known.push(row);
    }
  }
  await pause();
  return new Map([...rows].map(([cip, taught]) => [cip, Int32Array.from(taught)]));
}

const known = (figure: number | undefined): number | null =>
  figure === undefined || Number.isNaN(figure) ? null : figure;

const OUTLYING_AREAS = REGIONS.indexOf('outlying-areas');

/** What says how much a college is looked for. */
export function soughtAt(columns: Columns, row: number): Sought {
  const code = columns.degrees[row] ?? 0;
  return {
    degrees: { predominant: Math.floor(code / DEGREES.length), highest: code % DEGREES.length },
    onlineOnly: columns.onlineOnly[row] === 1,
    undergraduates: known(columns.undergraduates[row]),
    applicants: known(columns.applicants[row]),
    fields: columns.breadth[row] ?? 0,
    isInTerritory: columns.region[row] === OUTLYING_AREAS,
  };
}
