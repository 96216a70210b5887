import { type ListFacts } from '@/api';
import {
  type ApplicationRound,
  briefOdds,
  type CollegeColumns,
  listedChance,
  type ListedChance,
  measureStudent,
  prepareColleges,
  type StudentFacts,
} from '#engine';
import { roundAt, type WhatIf } from './what-if';

/** The colleges measured once for any number of what-ifs. */
export type Prepared = {
  student: StudentFacts;
  columns: CollegeColumns;
  colleges: readonly { id: number; name: string }[];
};

export type Simulated = {
  id: number;
  name: string;
  round: ApplicationRound;
  /** Null without an admission rate. */
  now: ListedChance | null;
  then: ListedChance | null;
};

type Odds = { any: number; affordable: number | null };

export type Simulation = { colleges: readonly Simulated[]; oddsNow: Odds; oddsThen: Odds };

export const prepared = ({ student, colleges, admissionsTerm }: ListFacts): Prepared => ({
  student,
  columns: prepareColleges(colleges, admissionsTerm),
  colleges: colleges.map(({ unitId, name }) => ({ id: unitId, name })),
});

export const canEstimate = ({ student }: Prepared) => measureStudent(student).enoughToEstimate;

/** The student's own chances, college by college, and the odds of the list. */
export type Start = { chances: readonly (ListedChance | null)[]; odds: Odds };

export const startOf = ({ student, columns, colleges }: Prepared): Start => {
  const measured = measureStudent(student);
  const chances = colleges.map((_, row) => listedChance(measured, columns, row));
  return { chances, odds: briefOdds(chances.filter((chance) => chance !== null)) };
};

/** By the engine that the server uses, so a saved change gives the same figures. The hardest college first. */
export const simulate = (
  { student, columns, colleges }: Prepared,
  start: Start,
  whatIf: WhatIf,
): Simulation => {
  const changed = { ...student, ...whatIf.changes };
  const measured = measuredByRound(changed);
  const simulated = colleges.map(({ id, name }, row): Simulated => {
    const stored = storedRound(student, id);
    const round = roundAt(id, whatIf, stored);
    // A round that was never chosen is unknown to the server, too.
    const applied = whatIf.rounds.has(id) || stored !== null ? round : null;
    return {
      id,
      name,
      round,
      now: start.chances[row] ?? null,
      then: listedChance(measured(applied), columns, row),
    };
  });
  return {
    colleges: simulated.toSorted(
      (one, other) => (one.now?.chance ?? Infinity) - (other.now?.chance ?? Infinity),
    ),
    oddsNow: start.odds,
    oddsThen: briefOdds(simulated.flatMap(({ then }) => then ?? [])),
  };
};

/** Of the student’s application there, when it is an early one. */
const storedRound = ({ applicationRound, earlyApplications }: StudentFacts, id: number) =>
  applicationRound ?? earlyApplications.find(({ unitId }) => unitId === id)?.round ?? null;

/** A student is measured once for each round. */
const measuredByRound = (student: StudentFacts) => {
  const known = new Map<ApplicationRound | null, ReturnType<typeof measureStudent>>();
  return (applicationRound: ApplicationRound | null) => {
    const measured = known.get(applicationRound) ?? measureStudent({ ...student, applicationRound });
    known.set(applicationRound, measured);
    return measured;
  };
};
