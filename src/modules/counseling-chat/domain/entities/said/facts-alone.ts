import { type FactTold, type Span } from '../entities.js';
import { type WordView } from '../word-view.js';
import { gradeLevelCalled } from './read-grade-level.js';

/** What stands around facts that are only listed. */
const LABELS =
  /^(?:sat|act|gpa|unweighted|weighted|and|or|a|an|i|am|in|from|like|about|around|my|is|the|have|with|got|of|on|at|grade|grader|th|student|here|ok|so|uh|just|maybe|probably|live|class|[.,;:/&!-])$/;

const FEWEST = 2;

interface Listed {
  readonly facts: readonly FactTold[];
  /** States and cities that were named. */
  readonly places: readonly Span[];
  /** The only state among them. */
  readonly state: string | null;
}

/** "3.1 and 1080 sat. Florida. Senior": nothing but facts of oneself, so a state is where the student lives. Null for anything else. */
export function factsAlone(view: WordView, { facts, places, state }: Listed): FactTold[] | null {
  if (view.message.plain.includes('?') || facts.some(({ whose }) => whose !== 'mine')) return null;
  const spans = [...facts.map(({ span }) => span), ...places];
  const levels: FactTold[] = [];
  for (const [at, text] of view.texts.entries()) {
    const span = view.span(at, at + 1);
    if (view.isTaken(at) || spans.some(({ from, to }) => span.from >= from && span.to <= to)) continue;
    const value = gradeLevelCalled(text);
    if (value !== undefined)
      levels.push({ kind: 'grade-level', value, graduationYear: null, span, mood: 'fact', whose: 'mine' });
    else if (!LABELS.test(text)) return null;
  }
  if (facts.length + levels.length === 0 || facts.some(({ mood }) => mood === 'supposed')) return null;
  // A number alone may be supposed: "and 1350".
  if (facts.length < FEWEST && levels.length === 0 && state === null) return null;
  const [place] = places;
  const isHomeTold = facts.some(({ kind }) => kind === 'home-state');
  const home: FactTold[] =
    state === null || place === undefined || isHomeTold
      ? []
      : [{ kind: 'home-state', value: state, span: place, mood: 'fact', whose: 'mine' }];
  return [...facts.map((fact) => ({ ...fact, mood: 'fact' as const })), ...levels, ...home];
}
