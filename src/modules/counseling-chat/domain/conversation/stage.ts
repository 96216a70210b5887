/** How far a conversation has come. For those who run Flyleaf; it changes no answer and no student sees it. */
export const STAGES = [
  'welcome',
  'academic_profiling',
  'preference_mapping',
  'recommendations',
  'conversion',
] as const;
export type Stage = (typeof STAGES)[number];

/** What decides the stage, as it is known after a turn. */
export interface KnownInTalk {
  /** The student said more than hello. */
  readonly hasAsked: boolean;
  readonly hasGpaOrScore: boolean;
  /** The student said that there is no GPA or score to enter. */
  readonly saidNoScores: boolean;
  /** How many of major, place, budget or income, size, setting and ownership are known. */
  readonly wishesKnown: number;
  /** Colleges were recommended, compared or saved in this conversation. */
  readonly collegesNamed: boolean;
  /** May go beyond recommendations: an adult with an application or a sturdy list who asked for a person or a plan. */
  readonly mayConvert: boolean;
}

const WISHES_FOR_RECOMMENDATIONS = 2;

/** Never earlier than `former`. */
export function stageAfter(former: Stage, known: KnownInTalk): Stage {
  const reached = reachedBy(known);
  return STAGES.indexOf(reached) > STAGES.indexOf(former) ? reached : former;
}

function reachedBy(known: KnownInTalk): Stage {
  if (!known.hasAsked) return 'welcome';
  if (!known.hasGpaOrScore && !known.saidNoScores) return 'academic_profiling';
  if (known.wishesKnown < WISHES_FOR_RECOMMENDATIONS && !known.collegesNamed) return 'preference_mapping';
  return known.mayConvert ? 'conversion' : 'recommendations';
}
