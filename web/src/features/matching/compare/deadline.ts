import { type Application, type CollegeCard } from '@/api';

/** Most common in the application plans for fall 2027 that 189 colleges published; looked up on November 23, 2026. */
const USUAL = 'Early rounds usually close November 1, Regular Decision in early January. Check the college.';
const OPEN =
  'Admits everyone, and many such colleges take applications until classes start. Check the college.';

/** The dates that the student entered; without any, the usual ones, which say that they are. */
export const deadlineLines = (
  { id, openAdmission }: Pick<CollegeCard, 'id' | 'openAdmission'>,
  applications: readonly Application[],
): readonly string[] => {
  const entered = applications
    .filter(({ collegeId, submissionDeadline }) => collegeId === id && submissionDeadline !== null)
    .map(({ plan, applicationType, submissionDeadline }) => {
      const round = plan ?? applicationType;
      return `${round}: ${dayOf(submissionDeadline ?? '')}, as you entered it`;
    });
  if (entered.length > 0) return entered;
  return [openAdmission === true ? OPEN : USUAL];
};

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
