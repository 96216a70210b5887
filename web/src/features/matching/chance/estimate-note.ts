import { type AcademicProfile } from '@/api';

type Note = { uses: string; next?: { step: string; effect: string; address: string } };

const GRADES = '/profile?section=academic&step=performance';
const SCORES = '/profile?section=academic&step=tests';

/** What the estimates use, and the next answer that would help. */
export const estimateNote = (academics: AcademicProfile | null): Note => {
  const grades = entered(academics?.unweightedGpa) || entered(academics?.weightedGpa);
  const willNotSend = academics?.testPreference === 'Neither';
  const scores =
    !willNotSend && ((academics?.satTotal ?? null) !== null || (academics?.actComposite ?? null) !== null);
  const rigor = RIGOR.some((field) => typeof academics?.[field] === 'number');

  if (!grades && !scores) {
    return {
      uses: 'There isn’t enough to estimate from yet.',
      next: { step: 'Add your GPA', effect: 'to get started.', address: GRADES },
    };
  }
  const made = [grades && 'your GPA', scores && 'your test scores', rigor && 'your course rigor'].filter(
    (part) => part !== false,
  );
  const uses = `Ranges are for first-year applicants and use ${listed(made)}.`;
  if (!grades) return { uses, next: { step: 'Add your GPA', effect: 'to narrow them.', address: GRADES } };
  if (!scores && !willNotSend)
    return { uses, next: { step: 'Add test scores', effect: 'to narrow them.', address: SCORES } };
  return { uses };
};

const RIGOR = ['apCoursesTaken', 'honorsCourses', 'ibHlCount', 'ibSlCount', 'dualEnrollmentCredits'] as const;

const entered = (gpa: string | null | undefined) => gpa != null && gpa !== 'N/A';

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
