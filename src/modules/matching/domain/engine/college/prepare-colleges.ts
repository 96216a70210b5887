import { mayBeListedForSomeone } from '../list/may-be-listed.js';
import { NO_CODE } from '../numeric/column.js';
import { admissionModel, type AdmissionModel } from './admission/admission-model.js';
import { chanceColumns } from './admission/chance-columns.js';
import { POLICY, type CollegeColumns } from './college-columns.js';
import { isServiceAcademy, type CollegeFacts } from './college-facts.js';
import { COLLEGE_TYPES, collegeTypeFit } from './college-type.js';
import { listColumns } from './list-columns.js';
import { INCOME_BANDS, netPriceFor, outOfStateDifference } from './price/net-price.js';
import { settingOf, sizeOf } from './place/places.js';
import { COLLEGE_PRIORITIES, priorityFit } from './priority-fit.js';
import { CIP_FAMILIES, majorFit } from './major/major-fit.js';

/** The activities score that counts as full marks: from 30 at open colleges to 70 at the most selective. */
const ACTIVITIES_BAR = { least: 30, range: 40 } as const;

/** The figures of one college that are expensive to compute. */
export interface PreparedCollege {
  readonly college: CollegeFacts;
  /** Null without an admit rate, and at the service academies. */
  readonly model: AdmissionModel | null;
  /** Dollars a year, in the order of `INCOME_BANDS`. */
  readonly netPrices: readonly (number | null)[];
  /** 0-100, in the order of `CIP_FAMILIES`. */
  readonly majorFits: readonly (number | null)[];
}

export function prepareCollege(college: CollegeFacts): PreparedCollege {
  return {
    college,
    model:
      hasAdmitRate(college) && !isServiceAcademy(college) ? admissionModel(college, college.admitRate) : null,
    netPrices: INCOME_BANDS.map((income) => netPriceFor(college, income)?.amount ?? null),
    majorFits: CIP_FAMILIES.map((family) => majorFit(college, family)),
  };
}

/** Measures every college at once. `admissionsTerm` appears in explanations, such as "fall 2023". */
export const prepareColleges = (
  colleges: readonly CollegeFacts[],
  admissionsTerm: string | null = null,
): CollegeColumns => columnsOf(colleges.map(prepareCollege), admissionsTerm);

/** Lays measured colleges out as columns. */
export function columnsOf(
  prepared: readonly PreparedCollege[],
  admissionsTerm: string | null,
): CollegeColumns {
  const rows = prepared.map(({ college }) => college);
  const measured = (figure: (prepared: PreparedCollege) => number | null | undefined) =>
    Float64Array.from(prepared, (one) => figure(one) ?? Number.NaN);
  const fits = (fit: (prepared: PreparedCollege) => number | null | undefined) =>
    Float32Array.from(prepared, (one) => fit(one) ?? Number.NaN);
  const figures = (figure: (college: CollegeFacts) => number | null) =>
    measured(({ college }) => figure(college));
  const ofModel = (figure: (model: AdmissionModel) => number) =>
    measured(({ model }) => model && figure(model));
  const codes = (code: (college: CollegeFacts) => number | null) =>
    Uint8Array.from(rows, (college) => code(college) ?? NO_CODE);
  const states = [...new Set(rows.map((college) => college.state))];

  return {
    count: rows.length,
    facts: rows,
    unitIds: Int32Array.from(rows, ({ unitId }) => unitId),
    rowOf: new Map(rows.map((college, row) => [college.unitId, row])),
    admissionsTerm,

    ...chanceColumns(prepared),
    activitiesBar: ofModel(
      ({ admitRate }) => ACTIVITIES_BAR.least + ACTIVITIES_BAR.range * (1 - admitRate) ** 2,
    ),

    isPublic: codes((college) => Number(college.control === 'public')),
    openAdmission: codes((college) => Number(college.openAdmission)),
    testPolicy: codes(policyCode),
    stateCode: codes((college) => states.indexOf(college.state)),
    states,
    setting: codes((college) => settingOf(college.locale)),
    size: codes((college) => sizeOf(college.undergraduates)),

    netPrice: INCOME_BANDS.map((_, band) => measured(({ netPrices }) => netPrices[band])),
    averageNetPrice: figures(({ netPrice }) => netPrice),
    outOfStateDifference: figures(outOfStateDifference),
    unreported: fits(() => null),
    majorFit: new Map(CIP_FAMILIES.map((family, at) => [family, fits(({ majorFits }) => majorFits[at])])),
    priorities: byName(COLLEGE_PRIORITIES, (priority) =>
      fits(({ college }) => priorityFit(college, priority)),
    ),
    collegeTypes: byName(COLLEGE_TYPES, (type) => fits(({ college }) => collegeTypeFit(college, type))),
    programRows: programRows(rows),
    reportsPrograms: codes(({ bachelorsPrograms }) => Number(bachelorsPrograms !== null)),

    list: listColumns(rows),
    listable: Int32Array.from(rows.flatMap((college, row) => (mayBeListedForSomeone(college) ? [row] : []))),
    nameOrder: nameOrder(rows),
  };
}

/** An admit rate of 0 or above 1 is an error in the file and counts as not reported. */
function hasAdmitRate<C extends CollegeFacts>(college: C): college is C & { admitRate: number } {
  return college.admitRate !== null && college.admitRate > 0 && college.admitRate <= 1;
}

function policyCode({ testPolicy }: CollegeFacts): number | null {
  if (testPolicy === null) return null;
  if (testPolicy === 'required') return POLICY.required;
  if (testPolicy === 'optional') return POLICY.optional;
  return testPolicy === 'not-considered' ? POLICY.notConsidered : POLICY.other;
}

function byName<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}

function programRows(colleges: readonly CollegeFacts[]): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  colleges.forEach(({ bachelorsPrograms }, row) => {
    for (const program of bachelorsPrograms ?? []) {
      const found = rows.get(program);
      if (found === undefined) rows.set(program, [row]);
      else found.push(row);
    }
  });
  return rows;
}

/** Names are compared by code unit, so the order is the same on every machine. */
function nameOrder(rows: readonly CollegeFacts[]): Int32Array {
  const order = new Int32Array(rows.length);
  rows
    .map(({ name, unitId }, row) => ({ name, unitId, row }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.unitId - b.unitId))
    .forEach(({ row }, place) => {
      order[row] = place;
    });
  return order;
}
