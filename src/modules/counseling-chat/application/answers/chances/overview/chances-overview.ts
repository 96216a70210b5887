import { type Answerer } from '../../answerer.js';
import { overviewOfList } from './overview-of-list.js';
import { overviewOfRecommended } from './overview-of-recommended.js';
import { overviewWithoutGrades } from './overview-without-grades.js';

/** Chances without a college: of the saved list, else of the recommended one, else what would give a first range. */
export const chancesOverview: Answerer = async (asked, tools) => {
  if (!asked.student.enoughToEstimate) return overviewWithoutGrades(asked, tools);
  const ofList = asked.student.savedColleges.length > 0 ? await overviewOfList(asked, tools) : null;
  return ofList ?? overviewOfRecommended(asked, tools);
};
