import { type CollegeColumns } from '../college/college-columns.js';
import { type ApplicationRound, type EarlyRound, type StudentFacts } from '../student/student-facts.js';

/** Where a student applies early: in one round everywhere, as a what-if supposes, or at single colleges. */
export type EarlyRounds =
  | { readonly everywhere: EarlyRound }
  /** By row. */
  | { readonly at: ReadonlyMap<number, EarlyRound> };

/** Null for a student who applies early nowhere. */
export function earlyRoundsOf(facts: StudentFacts, columns: CollegeColumns): EarlyRounds | null {
  const { applicationRound, earlyApplications } = facts;
  if (applicationRound !== null) return isEarly(applicationRound) ? { everywhere: applicationRound } : null;
  if (earlyApplications.length === 0) return null;
  return {
    at: new Map(
      earlyApplications.flatMap(({ unitId, round }) => {
        const row = columns.rowOf.get(unitId);
        return row === undefined ? [] : [[row, round] as const];
      }),
    ),
  };
}

export function earlyRoundAt(rounds: EarlyRounds | null, row: number): EarlyRound | null {
  if (rounds === null) return null;
  return 'everywhere' in rounds ? rounds.everywhere : (rounds.at.get(row) ?? null);
}

function isEarly(round: ApplicationRound): round is EarlyRound {
  return round === 'Early Decision' || round === 'Early Action';
}
