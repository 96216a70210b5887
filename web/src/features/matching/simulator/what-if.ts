import { type ApplicationRound, type StudentFacts } from '#engine';

/** What a student tries out. Kept on this page only, never stored. */
export type WhatIf = {
  /** Only the answers that were changed. */
  changes: Partial<StudentFacts>;
  /** The rounds chosen here, by college. */
  rounds: ReadonlyMap<number, ApplicationRound>;
  /** The name of the major tried out; empty for the one in the profile. */
  major: string;
};

export const NOTHING_CHANGED: WhatIf = { changes: {}, rounds: new Map(), major: '' };

export const isChanged = ({ changes, rounds }: WhatIf) => Object.keys(changes).length > 0 || rounds.size > 0;

const USUAL_ROUND = 'Regular Decision';
const BINDING = 'Early Decision';

/** One Early Decision at a time: choosing it at one college leaves no other with it. */
export const roundAt = (
  unitId: number,
  { rounds }: Pick<WhatIf, 'rounds'>,
  stored: ApplicationRound | null,
): ApplicationRound => {
  const chosen = rounds.get(unitId);
  if (chosen !== undefined) return chosen;
  if (stored === BINDING && [...rounds.values()].includes(BINDING)) return USUAL_ROUND;
  return stored ?? USUAL_ROUND;
};

/** The college whose Early Decision ends is now Regular Decision. */
export const withRound = (whatIf: WhatIf, unitId: number, round: ApplicationRound): WhatIf => {
  const rounds = new Map(whatIf.rounds);
  if (round === BINDING) {
    for (const [other, chosen] of rounds) if (chosen === BINDING) rounds.set(other, USUAL_ROUND);
  }
  rounds.set(unitId, round);
  return { ...whatIf, rounds };
};

/** The college that has Early Decision here, if any. */
export const bindingCollege = ({ rounds }: Pick<WhatIf, 'rounds'>) =>
  [...rounds].find(([, round]) => round === BINDING)?.[0] ?? null;

export const withChanges = (whatIf: WhatIf, changes: Partial<StudentFacts>): WhatIf => ({
  ...whatIf,
  changes: { ...whatIf.changes, ...changes },
});
