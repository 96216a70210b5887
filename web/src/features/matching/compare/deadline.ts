import { type Application, type CollegeDetail } from '@/api';
import { yearsIn } from '@/lib/words/figures';
import { roundsNearest, roundsWithDays } from '@/lib/words/published-rounds';
import { publishedDay } from '@/lib/words/published-day';

export type Deadlines = { dates: readonly string[]; note: string };

const OPEN: Deadlines = {
  dates: ['Open to all'],
  note: 'Many such colleges take applications until classes start. Check the college.',
};

const FOR_GRADUATES: Deadlines = { dates: [], note: 'Only for graduate students. Ask the college.' };

type Dated = Pick<
  CollegeDetail,
  'id' | 'openAdmission' | 'predominantDegree' | 'applying' | 'applicationCycle' | 'usualDates'
>;

/** Those of the student’s applications; else what the college published, with its cycle; else the usual one, which says so. */
export const deadlinesOf = (college: Dated, applications: readonly Application[]): Deadlines =>
  ofApplications(college, applications) ?? published(college) ?? unpublished(college);

/** Each with its own note: checked, entered, published or usual. */
function ofApplications({ id }: Dated, applications: readonly Application[]): Deadlines | null {
  const own = applications.flatMap(({ collegeId, plan, applicationType, deadline: { date, note } }) =>
    collegeId === id && date !== null ? [{ round: plan ?? applicationType, date, note }] : [],
  );
  if (own.length === 0) return null;
  return {
    dates: own.map(({ round, date }) => `${round}: ${publishedDay(date)}`),
    note: [...new Set(own.map(({ note }) => note))].join(' '),
  };
}

function published({ applying, applicationCycle }: Dated): Deadlines | null {
  const rounds = roundsNearest(applying?.rounds ?? [], applicationCycle);
  if (rounds === null) return null;
  const dates = roundsWithDays(rounds).map(({ round, days }) =>
    days.length === 0
      ? `${round}: no fixed date`
      : `${round}: ${days.map((day) => publishedDay(day)).join(' or ')}`,
  );
  const cycle = yearsIn(rounds.cycle);
  const isOwn = rounds.cycle === applicationCycle;
  return {
    dates,
    note: isOwn ? `Published for ${cycle}. Check the college.` : `In the ${cycle} cycle. Check yours.`,
  };
}

function unpublished(college: Dated): Deadlines {
  if (college.predominantDegree === 'Graduate') return FOR_GRADUATES;
  return college.openAdmission === true ? OPEN : usual(college);
}

/** The college may have no early round, but it takes regular applications. */
function usual({ usualDates }: Dated): Deadlines {
  const dates = usualDates
    .filter(({ round }) => round === 'Regular Decision')
    .map(({ round, day }) => `${round}: ${publishedDay(day)}`);
  return { dates, note: 'The usual date. Check the college.' };
}
