import { type Application, type CollegeCard } from '@/api';

export type Deadlines = { dates: readonly string[]; note: string };

/** Most common in the application plans for fall 2027 that 189 colleges published; looked up on November 23, 2026. */
const USUAL: Deadlines = {
  dates: ['Early rounds: November 1', 'Regular: early January'],
  note: 'Usual dates. Check the college.',
};
const OPEN: Deadlines = {
  dates: ['Open to all'],
  note: 'Many such colleges take applications until classes start. Check the college.',
};

/** The dates that the student entered; without any, the usual ones, which say that they are. */
export const deadlinesOf = (
  { id, openAdmission }: Pick<CollegeCard, 'id' | 'openAdmission'>,
  applications: readonly Application[],
): Deadlines => {
  const dates = applications.flatMap(({ collegeId, submissionDeadline, plan, applicationType }) =>
    collegeId === id && submissionDeadline !== null
      ? [`${plan ?? applicationType}: ${dayOf(submissionDeadline)}`]
      : [],
  );
  if (dates.length > 0) return { dates, note: 'As you entered it' };
  return openAdmission === true ? OPEN : USUAL;
};

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
