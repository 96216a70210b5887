import { CachedMatches } from '../adapters/cache/cached-matches.js';
import { AnswersToldInTalk } from '../adapters/cache/answers-told-in-talk.js';
import { type FixedColleges } from './fixed-colleges.js';
import { InMemoryRecommendationChoices } from './in-memory-recommendation-choices.js';
import { InMemoryRounds } from './in-memory-rounds.js';
import { InMemorySelectionCriteria } from './in-memory-selection-criteria.js';
import { type KnownStudents } from './known-students.js';

interface Wishes {
  choices?: InMemoryRecommendationChoices;
  criteria?: InMemorySelectionCriteria;
  rounds?: InMemoryRounds;
  told?: AnswersToldInTalk;
}

/** The matches of these students at these colleges. */
export const inMemoryMatches = (
  students: KnownStudents,
  colleges: FixedColleges,
  {
    choices = new InMemoryRecommendationChoices(),
    criteria = new InMemorySelectionCriteria(),
    rounds = new InMemoryRounds(),
    told = new AnswersToldInTalk(),
  }: Wishes = {},
): CachedMatches => new CachedMatches(students, colleges, criteria, choices, rounds, told);
