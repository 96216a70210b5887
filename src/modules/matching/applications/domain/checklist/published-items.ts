import { anItem, type ItemDraft } from './checklist-item.js';
import { type Requirements } from '../published-plan.js';
import { type ApplicationPlatform, type Day } from '../terms.js';
import {
  asksPersonalEssay,
  DECIDE_ABOUT_TESTS,
  FEE_OR_WAIVER,
  PERSONAL_ESSAY,
  PERSONAL_ESSAY_WORDS,
  TRANSCRIPT,
} from './usual-items.js';

interface For {
  platform: ApplicationPlatform | null;
  today: Day;
}

type Line = Pick<ItemDraft, 'kind' | 'label'> & Partial<ItemDraft>;

/** One line for each thing the college published to ask for; what it does not say is as usual. */
export function publishedItems(asked: Requirements, { platform, today }: For): ItemDraft[] {
  const published = (lines: readonly Line[]) =>
    lines.map((line) => anItem({ ...line, origin: 'published', cycle: asked.cycle }));
  return [
    ...(asked.personalEssay === null && asksPersonalEssay(platform) ? [PERSONAL_ESSAY] : []),
    ...published([...essays(asked), ...recommendations(asked)]),
    ...(asked.selfReportedCourses === true ? [] : [TRANSCRIPT]),
    ...published(transcripts(asked)),
    ...(asked.testPolicy === null ? [DECIDE_ABOUT_TESTS] : published(tests(asked))),
    ...published(portfolio(asked)),
    ...(asked.feeUsd === null ? [FEE_OR_WAIVER] : published([fee(asked.feeUsd, asked, today)])),
  ];
}

const essays = ({ personalEssay, writingSupplement }: Requirements): Line[] => [
  ...when(personalEssay, {
    kind: 'essay',
    label: 'Personal essay',
    part: 'personal',
    words: PERSONAL_ESSAY_WORDS,
  }),
  // Lists say "not required" of colleges that read one all the same.
  ...when(personalEssay === false, {
    kind: 'other',
    label: 'Check whether it reads a personal essay',
    note: 'Its list says “not required”. Many such colleges still read one, and a good one helps.',
  }),
  ...when(writingSupplement, { kind: 'essay', label: 'Writing supplement', part: 'supplement' }),
];

const recommendations = (asked: Requirements): Line[] => [
  ...letters('Teacher recommendation', asked.teacherRecommendations ?? 0),
  ...when(asked.counselorRecommendation, { kind: 'recommendation', label: 'Counselor recommendation' }),
  ...letters('Other recommendation', asked.otherRecommendations ?? 0),
];

/** Numbered when there are several. */
const letters = (label: string, count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'recommendation',
    label: count === 1 ? label : `${label} ${index + 1}`,
  }));

const transcripts = (asked: Requirements): Line[] => [
  ...when(asked.selfReportedCourses, { kind: 'transcript', label: 'Enter your courses and grades' }),
  ...when(asked.midYearReport, { kind: 'transcript', label: 'Mid-year report' }),
];

const TEST_LINES: Readonly<Record<NonNullable<Requirements['testPolicy']>, string | null>> = {
  'always required': 'Send test scores',
  'sometimes required': 'Check whether you must send test scores',
  flexible: 'Check which scores it takes, and whether you must send any',
  'never required': 'Decide about test scores',
  // The college does not look at them.
  ignored: null,
};

function tests({ testPolicy }: Requirements): Line[] {
  const label = testPolicy === null ? null : TEST_LINES[testPolicy];
  return label === null ? [] : [{ kind: 'test-scores', label }];
}

const portfolio = (asked: Requirements): Line[] =>
  asked.portfolio === null
    ? []
    : [
        {
          kind: 'other',
          label: 'Portfolio, if your program asks for one',
          note: `Sent through: ${asked.portfolio}`,
        },
      ];

/** "No fee" is done from the start. */
function fee(dollars: number, { internationalFeeUsd }: Requirements, today: Day): Line {
  const abroad = internationalFeeUsd ?? dollars;
  const note = abroad === dollars ? null : `$${abroad} for international students`;
  if (dollars === 0) return { kind: 'fee', label: 'No application fee', doneOn: today, note };
  return { kind: 'fee', label: `$${dollars} fee or a fee waiver`, note };
}

const when = (asked: boolean | null, line: Line): Line[] => (asked === true ? [line] : []);
