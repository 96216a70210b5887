import { type StoredPrediction } from '#modules/matching/contracts/index.js';
import { aboutTheStudent } from '../../domain/about-the-student.js';
import { withoutPrice } from '../../domain/without-price.js';

type Predictions = readonly StoredPrediction[];

const collegeOf = ({ collegeName, collegeState }: StoredPrediction) => ({
  name: collegeName,
  state: collegeState,
});

/** The student's list begins with the reaches, so its order would tell, too. */
export const maskedOf = (predictions: Predictions) =>
  predictions
    .map((prediction) => ({
      id: prediction.id,
      college: collegeOf(prediction),
      matchScore: prediction.matchScore,
      matchCategory: null,
      admissionProbability: null,
      chanceLow: null,
      chanceHigh: null,
      recommendationReasoning: null,
    }))
    .toSorted((one, other) => one.college.name.localeCompare(other.college.name));

export const countsOf = (predictions: Predictions) => {
  const count = (wanted: StoredPrediction['category']) =>
    predictions.filter(({ category }) => category === wanted).length;
  return { reach: count('Reach'), target: count('Target'), safety: count('Safety') };
};

export const openedOf = (predictions: Predictions) =>
  predictions.map((prediction) => ({
    id: prediction.id,
    college: collegeOf(prediction),
    matchScore: prediction.matchScore,
    matchCategory: prediction.category,
    admissionProbability: prediction.admissionProbability,
    chanceLow: prediction.chanceLow,
    chanceHigh: prediction.chanceHigh,
    recommendationReasoning: aboutTheStudent(withoutPrice(prediction.reasoning)),
  }));
