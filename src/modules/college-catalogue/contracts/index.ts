export { FILTERS, INCOME_BANDS, type SearchIncomeBand, SORTS } from '../domain/search/choices.js';
export {
  ApplicationPlan,
  ApplicationPlans,
  PublishedRequirements,
  type PublishedRounds,
} from './application-plans.js';
export { CollegeCard } from './college-card.js';
export { CollegeCards } from './college-cards.js';
export { CollegeDirectory } from './college-directory.js';
export { type CollegeNaming } from './college-names.js';
export { CollegeNotFound } from './college-not-found.error.js';
export { CollegeInFull } from './college-in-full.js';
export { type CatalogueFacts, type CollegeMatchingFacts } from './college-matching-facts.js';
export {
  type Advice,
  CollegeSearch,
  type FacetChoice,
  type Facets,
  type FoundColleges,
  type MeasuredFrom,
  type NetPrices,
  type Searcher,
  type SearchReading,
  type StudentEstimate,
  type StudentView,
} from './college-search.js';
export { CollegeSearchQuery } from './college-search-query.js';
export { KEPT_FACTS, KeptFacts } from './kept-facts.js';
export { type ProgramInField, type ProgramsInField } from './programs-in-field.js';
export { SEARCH_WORDS } from './search-words.js';
export { US_STATES } from '#shared-kernel/domain/us-states.js';
