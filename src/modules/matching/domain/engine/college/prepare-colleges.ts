import { NO_CODE } from '../numeric/column.js';
import { admissionModel, type AdmissionModel } from './admission-model.js';
import { POLICY, type CollegeColumns } from './college-columns.js';
import { type CollegeFacts } from './college-facts.js';
import { INCOME_BANDS, netPriceFor, outOfStateDifference } from './net-price.js';
import { campusCode, placeCode, settingOf, sizeOf } from './places.js';
import { CIP_FAMILIES, majorFit } from './programmes.js';

/** Some milliseconds of them. */
const MODELS_IN_A_STEP = 500;

/** Measures every college of a release, once. `admissionsTerm` is worded into explanations, such as "fall 2023". */
export function prepareColleges(
  rows: readonly CollegeFacts[],
  admissionsTerm: string | null = null,
): CollegeColumns {
  const preparing = preparingColleges(rows, admissionsTerm);
  let step = preparing.next();
  while (step.done !== true) step = preparing.next();
  return step.value;
}

/** The same in steps of some milliseconds, for a full release: who takes them may let others in between. */
export function* preparingColleges(
  rows: readonly CollegeFacts[],
  admissionsTerm: string | null,
): Generator<undefined, CollegeColumns> {
  const models: (AdmissionModel | null)[] = [];
  for (const [row, college] of rows.entries()) {
    models.push(modelOf(college));
    if (row % MODELS_IN_A_STEP === 0) yield;
  }
  const figures = (figure: (college: CollegeFacts) => number | null) =>
    Float64Array.from(rows, (college) => figure(college) ?? Number.NaN);
  const codes = (code: (college: CollegeFacts) => number | null) =>
    Uint8Array.from(rows, (college) => code(college) ?? NO_CODE);
  const modelled = (figure: (model: AdmissionModel) => number) =>
    Float64Array.from(models, (model) => (model === null ? Number.NaN : figure(model)));
  const states = [...new Set(rows.map((college) => college.state))];

  const nets: Float64Array[] = [];
  for (const income of INCOME_BANDS) {
    nets.push(figures((college) => netPriceFor(college, income)?.amount ?? null));
    yield;
  }
  const fits = new Map<string, Float64Array>();
  for (const family of CIP_FAMILIES) {
    fits.set(
      family,
      figures((college) => majorFit(college, family)),
    );
    yield;
  }
  const order = nameOrder(rows);
  yield;

  const admission = {
    admitRate: modelled((model) => model.admitRate),
    mostChance: modelled((model) => model.mostChance),
    rho: modelled((model) => model.rho),
    threshold: modelled((model) => model.threshold),
  };
  yield;
  const weights = {
    testWeight: modelled((model) => model.testWeight),
    gradesWeight: modelled((model) => model.gradesWeight),
    activitiesWeight: modelled((model) => model.activitiesWeight),
    rigorWeight: modelled((model) => model.rigorWeight),
  };
  yield;
  const applicants = {
    poolTestMean: modelled((model) => model.poolTestMean),
    poolTestDeviation: modelled((model) => model.poolTestDeviation),
    poolGradeMean: modelled((model) => model.poolGradeMean),
    admittedMean: modelled((model) => model.rho * model.lambda),
    admittedDeviation: modelled((model) => Math.sqrt(1 - model.rho ** 2 * model.delta)),
  };
  yield;
  const shifts = {
    imputationNoise: modelled((model) => (model.testImputed ? 0.13 : 0)),
    crowdedFieldShift: modelled((model) => -0.25 * Math.max(0, 1 - model.admitRate / 0.35)),
    activitiesBar: modelled((model) => 30 + 40 * (1 - model.admitRate) ** 2),
    openLevel: figures((college) => (college.openAdmission && !hasAdmitRate(college) ? 80 : null)),
  };
  yield;
  const kind = {
    isPublic: codes((college) => Number(college.control === 'public')),
    openAdmission: codes((college) => Number(college.openAdmission)),
    testPolicy: codes(policyCode),
    stateCode: codes((college) => states.indexOf(college.state)),
    states,
  };
  yield;
  const surroundings = {
    setting: codes((college) => settingOf(college.locale)),
    size: codes((college) => sizeOf(college.undergraduates)),
    place: Uint16Array.from(rows, ({ state, locale }) => placeCode(states.indexOf(state), settingOf(locale))),
    campus: codes(({ undergraduates, control }) => campusCode(sizeOf(undergraduates), control === 'public')),
  };
  yield;
  const prices = {
    netPrice: nets,
    outOfStateDifference: figures(outOfStateDifference),
    unreported: figures(() => null),
  };
  yield;
  const standing = {
    listable: Int32Array.from([...rows.keys()].filter((row) => isListable(rows[row]))),
    completionBonus: figures((college) => 20 * ((college.completionRate ?? 0.45) - 0.5)),
    nameOrder: order,
  };
  return {
    count: rows.length,
    facts: rows,
    unitIds: Int32Array.from(rows, ({ unitId }) => unitId),
    rowOf: new Map(rows.map((college, row) => [college.unitId, row])),
    admissionsTerm,
    ...admission,
    ...weights,
    ...applicants,
    ...shifts,
    ...kind,
    ...surroundings,
    ...prices,
    majorFit: fits,
    ...standing,
  };
}

/** An admit rate of 0 or above 1 is a slip of the file, so the same as none. */
function hasAdmitRate<C extends CollegeFacts>(college: C): college is C & { admitRate: number } {
  return college.admitRate !== null && college.admitRate > 0 && college.admitRate <= 1;
}

function modelOf(college: CollegeFacts): AdmissionModel | null {
  return hasAdmitRate(college) ? admissionModel(college, college.admitRate) : null;
}

function policyCode({ testPolicy }: CollegeFacts): number | null {
  if (testPolicy === null) return null;
  if (testPolicy === 'required') return POLICY.required;
  if (testPolicy === 'optional') return POLICY.optional;
  return testPolicy === 'not-considered' ? POLICY.notConsidered : POLICY.other;
}

/** Four-year, mainly bachelor's, on a campus, not for profit; the service academies have their own process. */
function isListable(college: CollegeFacts | undefined): boolean {
  return (
    college !== undefined &&
    college.operating &&
    college.level === 'four-year' &&
    college.predominantDegree === 'bachelors' &&
    college.control !== 'private-for-profit' &&
    !college.distanceOnly &&
    (college.undergraduates ?? 0) >= 300 &&
    college.federalRegion !== 0 &&
    (college.openAdmission || hasAdmitRate(college))
  );
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
