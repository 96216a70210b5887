import { type Certainty } from '../entities.js';
import { type CollegeTable, type PossibleCollege } from './college-table.js';
import { KNOWN_READINGS, type KnownReading } from './known-readings.js';
import { prominenceOf } from './named-college.js';
import { NAME_WEIGHTS } from './ways-to-write.js';

/** What may settle which of several colleges is meant. */
export interface Circumstances {
  /** Unit ids, spoken of before. */
  readonly focus: readonly number[];
  readonly saved: readonly number[];
  /** Two-letter code. */
  readonly homeState: string | null;
  /** Two-letter codes of the states the message names beside its colleges. */
  readonly statesNamed: readonly string[];
  /** Names of cities, folded. */
  readonly citiesNamed: readonly string[];
}

export interface Ranked {
  readonly candidates: readonly { readonly unitId: number; readonly score: number }[];
  readonly certainty: Certainty;
}

const PLAIN = 0.35;
const BY_PROMINENCE = 0.65;
const IN_FOCUS = 0.4;
const IS_SAVED = 0.34;
const FROM_HOME_STATE = 0.12;
const CLEAR_AT_HOME = 0.2;
const PLACE_NAMED = 0.6;

/** How far ahead the first must be. */
const SURE_GAP = 0.3;
const SAID_GAP = 0.12;
/** What is further behind is not worth offering. */
const WORTH_OFFERING = 0.45;
const MOST_CANDIDATES = 4;

/** How far the second of a known reading is behind the first. */
const KNOWN_GAPS: Readonly<Record<Certainty, number>> = { take: 0.4, say: 0.2, ask: 0.05 };
const NEXT_KNOWN = 0.01;
/** A college that has the name too, but is not the one most people mean. */
const OTHERWISE = 0.5;

interface Possible extends PossibleCollege {
  /** 1 when spelled right. */
  readonly likeness: number;
}

/** Which of several colleges a text means: the likeliest first. */
export function rank(
  key: string,
  possible: readonly Possible[],
  table: CollegeTable,
  circumstances: Circumstances,
): Ranked {
  const scores = new Map(possible.map((one) => [one.college.unitId, plainScore(one)]));
  setKnownScores(scores, key, table);
  const homeWeight = homeWeightOf(KNOWN_READINGS.get(key));
  const candidates = [...scores]
    .map(([unitId, score]) => ({ unitId, score: score + settling(unitId, table, circumstances, homeWeight) }))
    .toSorted((a, b) => b.score - a.score || a.unitId - b.unitId);
  const best = candidates[0]?.score ?? 0;
  const offered = candidates.filter(({ score }) => best - score < WORTH_OFFERING);
  return { candidates: offered.slice(0, MOST_CANDIDATES), certainty: certaintyOf(offered) };
}

/** What everybody would ask is asked at home too, but for names of one campus in each state. */
function homeWeightOf(known: KnownReading | undefined): number {
  if (known?.isClearAtHome === true) return CLEAR_AT_HOME;
  return known?.certainty === 'ask' ? FROM_HOME_STATE / 2 : FROM_HOME_STATE;
}

const plainScore = ({ college, kind, likeness }: Possible): number =>
  NAME_WEIGHTS[kind] * likeness * (PLAIN + BY_PROMINENCE * prominenceOf(college));

function setKnownScores(scores: Map<number, number>, key: string, table: CollegeTable): void {
  const known = KNOWN_READINGS.get(key);
  const ids = known?.ids.filter((unitId) => table.college(unitId) !== undefined) ?? [];
  if (known === undefined || ids.length === 0) return;
  for (const [unitId, score] of scores) scores.set(unitId, Math.min(score, OTHERWISE));
  for (const [place, unitId] of ids.entries())
    scores.set(unitId, place === 0 ? 1 : 1 - KNOWN_GAPS[known.certainty] - NEXT_KNOWN * (place - 1));
}

function settling(
  unitId: number,
  table: CollegeTable,
  circumstances: Circumstances,
  homeWeight: number,
): number {
  const college = table.college(unitId);
  if (college === undefined) return 0;
  const { focus, saved, homeState, statesNamed, citiesNamed } = circumstances;
  const isPlaceNamed =
    statesNamed.includes(college.state) || citiesNamed.includes(college.city.toLowerCase());
  return (
    (focus.includes(unitId) ? IN_FOCUS : 0) +
    (saved.includes(unitId) ? IS_SAVED : 0) +
    (college.state === homeState ? homeWeight : 0) +
    (isPlaceNamed ? PLACE_NAMED : 0)
  );
}

function certaintyOf([first, second]: readonly { readonly score: number }[]): Certainty {
  const gap = (first?.score ?? 0) - (second?.score ?? 0);
  if (second === undefined || gap >= SURE_GAP) return 'take';
  return gap >= SAID_GAP ? 'say' : 'ask';
}
