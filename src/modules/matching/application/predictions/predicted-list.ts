import { type Explanation } from '../../domain/engine/index.js';
import { listCategoryOf } from '../../domain/list-category.js';
import { predictionWords } from './prediction-words.js';
import { type Prediction, type PredictedList } from './predictions.js';
import { type Recommended, type StudentMatches } from '../matches/student-matches.js';

const DAY_MS = 86_400_000;
/** Deadlines and plans of colleges change over a season, so an old list is computed again even if nothing changed here. */
const LIFETIME_DAYS = 30;

/** What is stored of a student's current recommendations. */
export const predictedList = (studentId: string, matches: StudentMatches, now: Date): PredictedList => ({
  studentId,
  profileVersion: matches.profileVersion,
  catalogueVersion: matches.catalogueVersion,
  generatedAt: now,
  expiresAt: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS),
  colleges: matches.recommendedInFull().flatMap(predictionOf),
});

function predictionOf({ unitId, explanation, match }: Recommended): Prediction[] {
  const { category, admissionProbability, chanceLow, chanceHigh } = match;
  if (admissionProbability === null || chanceLow === null || chanceHigh === null) return [];
  return [
    {
      collegeId: unitId,
      matchScore: match.matchPercentage,
      matchCategory: listCategoryOf(category),
      admissionProbability,
      chanceLow,
      chanceHigh,
      academicFitScore: fitOf(explanation, 'academic'),
      extracurricularFitScore: fitOf(explanation, 'extracurricular'),
      preferenceFitScore: fitOf(explanation, 'location', 'culture'),
      financialFitScore: fitOf(explanation, 'cost'),
      recommendationReasoning: [match.why, match.reasoning].filter((words) => words !== '').join(' '),
      ...predictionWords(explanation),
    },
  ];
}

type DimensionName = Explanation['dimensions'][number]['dimension'];

/** The weighted mean of the known ones of these dimensions; null when none is known. */
function fitOf({ dimensions }: Explanation, ...names: readonly DimensionName[]): number | null {
  let [sum, weights] = [0, 0];
  for (const { dimension, score, weight, known } of dimensions) {
    if (score === null || !names.includes(dimension)) continue;
    sum += score * weight * known;
    weights += weight * known;
  }
  return weights === 0 ? null : sum / weights;
}
