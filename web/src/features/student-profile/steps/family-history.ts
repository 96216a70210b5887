import * as z from 'zod/mini';
import { type FamilyCollegeHistory, type FamilyMember } from '@/api';
import { chosenOf } from '@/lib/words/choices';
import { familyRelations } from '../fields/personal-choices';
import { lastGraduationYear } from '../fields/graduation-year';
import { text } from '../fields/text-rules';
import { numberOf, typed, whole } from '../fields/whole-number';

/** The server's limits. */
export const MOST_RELATIVES = 20;
const FIRST_YEAR = 1900;

const hasAnything = ({ relation, college, degree, gradYear }: Omit<Relative, 'id'>) =>
  [relation, college, degree, gradYear].some((answer) => answer.trim() !== '');

const Relative = z
  .object({
    /** Empty before the first save. */
    id: z.string(),
    relation: z.string(),
    college: text('College', 255),
    degree: text('Degree', 255),
    gradYear: whole('Graduation year', 0, 9999).check(
      z.refine(
        (year) => year === '' || (Number(year) >= FIRST_YEAR && Number(year) <= lastGraduationYear()),
        {
          error: () => `Graduation year must be between ${FIRST_YEAR} and ${lastGraduationYear()}`,
        },
      ),
    ),
  })
  .check(
    z.refine((relative) => relative.relation !== '' || !hasAnything(relative), {
      path: ['relation'],
      error: 'Relation is required',
    }),
  );
export type Relative = { id: string; relation: string; college: string; degree: string; gradYear: string };

export const Relatives = z.array(Relative);

export const noRelative: Relative = { id: '', relation: '', college: '', degree: '', gradYear: '' };

/** At least one row, so that there is always one to fill in. */
export const storedRelatives = (stored: readonly FamilyMember[]): Relative[] =>
  stored.length === 0
    ? [noRelative]
    : stored.map(({ id, relation, college, degree, gradYear }) => ({
        id,
        relation,
        college: college ?? '',
        degree: degree ?? '',
        gradYear: typed(gradYear),
      }));

/** All rows, so that a refusal names the row on screen; the server leaves the empty ones out. */
export const relativesEntered = (rows: readonly Relative[]): FamilyCollegeHistory['entries'] =>
  rows.map(({ id, relation, college, degree, gradYear }) => ({
    ...(id === '' ? {} : { id }),
    relation: chosenOf(familyRelations, relation),
    college: college || null,
    degree: degree || null,
    gradYear: numberOf(gradYear),
  }));
