import { type CollegeDetail } from '@/api';

const POLICY = {
  required: 'this college required a test score',
  recommended: 'this college recommended a test score but didn’t require one',
  optional: 'you could apply here without a score',
  'not-considered': 'this college didn’t look at test scores',
} as const;

/** Policies change from year to year, so each is said of its own year; null where none is reported. */
export const testPolicyWords = ({
  testPolicy,
  admissionTerm,
}: Pick<CollegeDetail, 'testPolicy' | 'admissionTerm'>) =>
  testPolicy
    ? `In ${admissionTerm ?? 'its last report'}, ${POLICY[testPolicy]}. Check this year’s rule.`
    : null;
