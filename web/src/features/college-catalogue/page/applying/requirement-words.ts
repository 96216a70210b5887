import { type PublishedRequirements } from '@/api';
import { dollars } from '@/lib/words/figures';

export const NOT_KNOWN = 'Not known here';

export const feeWords = (fee: number | null) =>
  fee === null ? NOT_KNOWN : fee === 0 ? 'No fee' : dollars(fee);

export const requiredWords = (required: boolean | null) =>
  required === null ? NOT_KNOWN : required ? 'Required' : 'Not required';

/** Lists say “not required” of colleges that read one all the same. */
export const essayWords = (required: boolean | null) =>
  required === false ? 'Not required; check whether it reads one' : requiredWords(required);

const POLICIES: Record<NonNullable<PublishedRequirements['testPolicy']>, { short: string; more?: string }> = {
  'always required': { short: 'Required' },
  'sometimes required': {
    short: 'Required from some students',
    more: 'The college’s page says from whom',
  },
  flexible: { short: 'You have a choice', more: 'The college’s page says which tests count' },
  'never required': {
    short: 'Not required',
    more: 'Test-optional or test-free; see the college’s page',
  },
  ignored: { short: 'Scores are not read' },
};

export function testWords({ testPolicy, testsUsed }: PublishedRequirements): {
  short: string;
  more?: string;
} {
  if (testPolicy === null) return { short: NOT_KNOWN };
  return testsUsed === null ? POLICIES[testPolicy] : { ...POLICIES[testPolicy], more: testsUsed };
}

/** "2 from teachers, 1 from your counselor". */
export function recommendationWords(asked: PublishedRequirements): string {
  const { teacherRecommendations, otherRecommendations, counselorRecommendation } = asked;
  if (teacherRecommendations === null && counselorRecommendation === null) return NOT_KNOWN;
  const needed = [
    numbered(teacherRecommendations, 'from a teacher', 'from teachers'),
    counselorRecommendation === true ? '1 from your counselor' : '',
    numbered(otherRecommendations, 'from someone else', 'from others'),
  ].filter((words) => words !== '');
  return needed.length === 0 ? 'None required' : needed.join(', ');
}

const numbered = (count: number | null, one: string, many: string) =>
  count === null || count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
