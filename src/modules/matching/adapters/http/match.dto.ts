import { CollegeCard as Card } from '#modules/college-catalogue/contracts/index.js';
import { CollegeMatch } from '../../contracts/index.js';

/** Named, so that the API document describes it once. */
export const CollegeCard = Card.meta({ id: 'CollegeCard' });

const fields = CollegeMatch.shape;

/** The fields of a match except its category, for replies that repeat them at their top level and may have no match. */
export const MatchFieldsOrNull = {
  matchPercentage: fields.matchPercentage,
  notSafe: fields.notSafe,
  notSafeReason: fields.notSafeReason,
  admissionProbability: fields.admissionProbability,
  chanceLow: fields.chanceLow,
  chanceHigh: fields.chanceHigh,
  basis: fields.basis.nullable(),
  contributions: fields.contributions.nullable(),
  dataCompleteness: fields.dataCompleteness.nullable(),
  why: fields.why.nullable(),
  reasoning: fields.reasoning.nullable(),
};

/** For a college without a match. */
export const noMatch = {
  matchPercentage: null,
  notSafe: null,
  notSafeReason: null,
  admissionProbability: null,
  chanceLow: null,
  chanceHigh: null,
  basis: null,
  contributions: null,
  dataCompleteness: null,
  why: null,
  reasoning: null,
};
