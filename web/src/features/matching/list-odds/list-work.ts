import { type ListFacts } from '@/api';
import {
  hasAffordableSafety,
  listedChance,
  type ListedChance,
  listOdds,
  type ListOdds,
  measureStudent,
  prepareColleges,
} from '#engine';

type Answer = ListFacts['answers'][number]['answer'];
type Named = { id: number; name: string };

export type ListWork = {
  /** Of the colleges that have not answered. */
  odds: ListOdds;
  /** Those with an estimate, in the order of `odds.adds`. */
  colleges: readonly Named[];
  /** What the others answered. */
  answered: Readonly<Record<Answer, readonly string[]>>;
  /** Colleges without an estimate, such as those without an admission rate. */
  notCounted: number;
  /** Colleges with an estimate but without a price for this family. */
  withoutPrice: number;
  safeties: number;
  /** A yes that the family can pay for is one. */
  hasAffordableSafety: boolean;
  /** Likely colleges that are no safety, each with the reason. */
  almostSafe: readonly { name: string; why: string }[];
  /** Whether the student said what the family can pay or earns. */
  knowsBudget: boolean;
};

/** Computed in the browser, by the engine that the server uses. Null with neither grades nor scores. */
export const listWork = (facts: ListFacts): ListWork | null => {
  const { student, colleges, admissionsTerm } = facts;
  const measured = measureStudent(student);
  if (!measured.enoughToEstimate) return null;

  const answers = new Map(facts.answers.map(({ unitId, answer }) => [unitId, answer]));
  const columns = prepareColleges(colleges, admissionsTerm);
  const all = colleges.map(({ unitId, name }, row) => ({
    id: unitId,
    name,
    answer: answers.get(unitId) ?? null,
    chance: listedChance(measured, columns, row),
  }));
  const open = all.filter(({ answer }) => answer === null);
  const known = open.flatMap(({ id, name, chance }) => (chance === null ? [] : [{ id, name, chance }]));
  const chances = known.map(({ chance }) => chance);
  const yes = all.flatMap(({ answer, chance }) => (answer === 'yes' && chance ? [inHand(chance)] : []));
  const namesOf = (wanted: Answer) => all.filter(({ answer }) => answer === wanted).map(({ name }) => name);

  return {
    odds: listOdds(chances),
    colleges: known,
    answered: { yes: namesOf('yes'), no: namesOf('no'), 'waiting-list': namesOf('waiting-list') },
    notCounted: open.length - known.length,
    withoutPrice: chances.filter(({ affordable }) => affordable === null).length,
    safeties: chances.filter(({ category }) => category === 'safety').length,
    hasAffordableSafety: hasAffordableSafety([...yes, ...chances]),
    almostSafe: known.flatMap(({ name, chance: { notSafe } }) =>
      notSafe === null ? [] : [{ name, why: notSafe }],
    ),
    knowsBudget: student.maxCost !== null || student.incomeBand !== null,
  };
};

export const hasAnswers = ({ answered: { yes, no, 'waiting-list': waiting } }: ListWork) =>
  yes.length + no.length + waiting.length > 0;

/** Nothing is safer than a yes. */
const inHand = (chance: ListedChance): ListedChance => ({
  ...chance,
  chance: 1,
  low: 1,
  high: 1,
  category: 'safety',
  notSafe: null,
});
