import { type CollegeColumns } from '../college/college-columns.js';
import { majorFits, majorSizes } from '../college/major/major-fits.js';
import { type StudentFacts } from '../student/student-facts.js';
import { byRow, type Part } from './part.js';
import { prioritiesPart } from './priorities.js';

const SHARES = { level: 0.5, major: 0.3, priorities: 0.2 } as const;

export function academicParts(facts: StudentFacts, columns: CollegeColumns): readonly Part[] {
  return [
    { part: 'level', share: SHARES.level, fits: null, codes: null },
    byRow('major', SHARES.major, majorFits(facts, columns)),
    ...prioritiesPart('academic-priorities', SHARES.priorities, facts.priorities, {
      'Strong program in my major': () => majorSizes(facts, columns),
      'Small classes': () => columns.priorities['Small classes'],
    }),
  ];
}
