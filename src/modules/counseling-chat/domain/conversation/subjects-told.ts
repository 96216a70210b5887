import { type Subject, subjectsIn } from '../knowledge/advice/subject.js';

/** What was talked about, and in which turn last. */
export interface SubjectTold {
  readonly subject: Subject;
  readonly turn: number;
}

const TURNS_REMEMBERED = 3;

/** The newest first; what was not spoken of for some turns is forgotten. */
export function subjectsAfter(
  told: readonly SubjectTold[],
  plain: string,
  topic: string | null,
  turn: number,
): readonly SubjectTold[] {
  const named = [...(topic === null ? [] : [topic]), ...subjectsIn(plain)];
  return [
    ...named.map((subject) => ({ subject, turn })),
    ...told.filter((one) => !named.includes(one.subject) && turn - one.turn < TURNS_REMEMBERED),
  ];
}
