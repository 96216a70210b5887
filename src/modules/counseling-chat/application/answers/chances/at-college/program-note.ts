import { type StudentInTalk } from '../../../student-in-talk.js';

/** Fields that many colleges admit to separately, by the first digits of their CIP codes. */
const CHOOSY: readonly (readonly [cip: string, field: string])[] = [
  ['51.38', 'nursing'],
  ['14', 'engineering'],
  ['11', 'computer science'],
  ['52', 'business'],
  ['50.06', 'film'],
  ['50', 'the arts'],
];

/** The field of the student, where many colleges choose for it separately. */
export const choosyField = ({ majorCip }: StudentInTalk): string | null =>
  majorCip === null ? null : (CHOOSY.find(([cip]) => majorCip.startsWith(cip))?.[1] ?? null);

/** For a student whose program may choose more tightly than the college; begins with a small letter. */
export function programNote(student: StudentInTalk): string | null {
  const field = choosyField(student);
  return field === null
    ? null
    : `${field} often chooses more tightly than the college, so check the program’s page.`;
}
