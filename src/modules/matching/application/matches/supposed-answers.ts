import { type SupposedAnswers } from '../../contracts/index.js';
import { type StudentFacts } from '../../domain/engine/index.js';

const SUPPOSED = [
  'satTotal',
  'actComposite',
  'gpaScale',
  'unweightedGpa',
  'weightedGpa',
  'apCoursesTaken',
  'homeState',
  'applicationRound',
] as const satisfies readonly (keyof SupposedAnswers)[];

/** The facts as if these answers were stored. Takes nothing else from the caller, whatever else it sends. */
export function withSupposed(stored: StudentFacts, supposed: SupposedAnswers): StudentFacts {
  const given = SUPPOSED.filter((answer) => supposed[answer] !== undefined);
  return {
    ...stored,
    ...Object.fromEntries(given.map((answer) => [answer, supposed[answer]])),
    testPreference: preferenceWith(supposed, stored),
  };
}

/** Whoever supposes a score supposes sending it. */
function preferenceWith(
  { testPreference, satTotal, actComposite }: SupposedAnswers,
  stored: StudentFacts,
): StudentFacts['testPreference'] {
  if (testPreference !== undefined) return testPreference;
  const hasScore = satTotal !== undefined || actComposite !== undefined;
  return hasScore && stored.testPreference === 'Neither' ? 'Both' : stored.testPreference;
}
