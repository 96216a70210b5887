import { type StudentFacts } from '../student/student-facts.js';

/** Families that most people learn in two years or less: personal services and cooking, building, mechanics, machining. */
const TRADES: readonly (string | null)[] = ['12', '46', '47', '48'];

export const learnsATrade = ({ cipFamily }: Pick<StudentFacts, 'cipFamily'>): boolean =>
  TRADES.includes(cipFamily);
