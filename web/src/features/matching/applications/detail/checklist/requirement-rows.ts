import { type PublishedRequirements } from '@/api';

const TESTS: Readonly<Record<NonNullable<PublishedRequirements['testPolicy']>, string>> = {
  'always required': 'Required',
  'sometimes required': 'Required of some students. Check whether of you',
  flexible: 'Flexible: often your choice. Check the college’s page',
  'never required': 'Not required. Check whether sending them helps',
  ignored: 'Not looked at, even if you send them',
};

const yesOrNo = (asked: boolean, yes: string, no: string) => (asked ? yes : no);

type Row = { what: string; says: string };

const row = <Value>(what: string, value: Value | null, says: (value: Value) => string): Row[] =>
  value === null ? [] : [{ what, says: says(value) }];

/** What the college published that it asks for; what it did not say is left out. The fee has a part of its own. */
export const requirementRows = (published: PublishedRequirements): Row[] => [
  ...row('Personal essay', published.personalEssay, (asked) =>
    yesOrNo(asked, 'Required', 'Not required. Check whether it reads one'),
  ),
  ...row('Its own questions', published.writingSupplement, (asked) => yesOrNo(asked, 'Yes', 'No')),
  ...row('Teacher letters', published.teacherRecommendations, (letters) =>
    letters === 0 ? 'None' : String(letters),
  ),
  ...row('Other letters', published.otherRecommendations || null, (letters) => `Up to ${letters}`),
  ...row('Counselor letter', published.counselorRecommendation, (asked) => yesOrNo(asked, 'Yes', 'No')),
  ...row('Mid-year report', published.midYearReport, (asked) => yesOrNo(asked, 'Yes', 'No')),
  ...row('Courses you enter yourself', published.selfReportedCourses, (asked) => yesOrNo(asked, 'Yes', 'No')),
  ...row('SAT or ACT', published.testPolicy, (policy) => TESTS[policy]),
  ...row('Portfolio', published.portfolio, (says) => `For some programs, through ${says}`),
];
