export {
  CollegeAnnotator,
  type CollegeOutlook,
  type CollegePrices,
  type SearchIncomeBand,
  type StudentNow,
} from './college-annotator.js';
export { College, CollegeCard } from './college-card.js';
export { CollegeCards } from './college-cards.js';
export { CollegeDirectory } from './college-directory.js';
export { CollegeExplanation } from './college-explanation.js';
export { CollegeMatch } from './college-match.js';
export { type CollegeMatchingFacts, type CollegeRelease } from './college-matching-facts.js';
