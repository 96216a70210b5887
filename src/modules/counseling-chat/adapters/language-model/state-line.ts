import { type Turn } from '../../application/advisor.js';

/** What the model needs to know of the talk so far. Holds nothing a person wrote. */
export function stateLine({ student, state }: Pick<Turn, 'student' | 'state'>): string {
  const known = [
    `grade ${student.gradeLevel ?? 'unknown'}`,
    `home state ${student.homeState ?? 'unknown'}`,
    student.enoughToEstimate
      ? 'has grades or scores'
      : 'has neither grades nor scores yet, so there are no chances',
    `${String(student.savedColleges.length)} saved colleges`,
  ];
  const focus = state.focus.length === 0 ? 'none' : state.focus.join(', ');
  const shown = state.shown === null ? 'none' : state.shown.ids.join(', ');
  return [
    'The student: ' + known.join('; ') + '.',
    `Colleges spoken of last (unit ids, newest first): ${focus}.`,
    `Colleges shown last, in order: ${shown}.`,
  ].join('\n');
}
