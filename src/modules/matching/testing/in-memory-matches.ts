import { CachedMatches } from '../adapters/cache/cached-matches.js';
import { type FixedColleges } from './fixed-colleges.js';
import { InMemoryRecommendationChoices } from './in-memory-recommendation-choices.js';
import { InMemoryRounds } from './in-memory-rounds.js';
import { InMemorySelectionCriteria } from './in-memory-selection-criteria.js';
import { type KnownStudents } from './known-students.js';

interface Wishes {
  choices?: InMemoryRecommendationChoices;
  criteria?: InMemorySelectionCriteria;
  rounds?: InMemoryRounds;
}

/** The matches of these students at these colleges. */
export const inMemoryMatches = (
  students: KnownStudents,
  colleges: FixedColleges,
  {
    choices = new InMemoryRecommendationChoices(),
    criteria = new InMemorySelectionCriteria(),
    rounds = new InMemoryRounds(),
  }: Wishes = {},
): CachedMatches => new CachedMatches(students, colleges, criteria, choices, rounds);
