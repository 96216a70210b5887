import { CollegeCard as Card } from '#modules/college-catalogue/contracts/index.js';
import { CollegeMatch } from '../../contracts/index.js';

/** The catalogue's row of a college, by a name of its own in the API. */
export const CollegeCard = Card.meta({ id: 'CollegeCard' });

const fields = CollegeMatch.shape;

/** The fields of a match but its category, for records that carry them at their top level and may have none. */
export const MatchFieldsOrNull = {
  matchPercentage: fields.matchPercentage,
  admissionProbability: fields.admissionProbability,
  chanceLow: fields.chanceLow,
  chanceHigh: fields.chanceHigh,
  basis: fields.basis.nullable(),
  contributions: fields.contributions.nullable(),
  dataCompleteness: fields.dataCompleteness.nullable(),
  reasoning: fields.reasoning.nullable(),
};

/** A college without a match says so in each of them. */
export const noMatch = {
  matchPercentage: null,
  admissionProbability: null,
  chanceLow: null,
  chanceHigh: null,
  basis: null,
  contributions: null,
  dataCompleteness: null,
  reasoning: null,
};
