import { type WhatIfChanges } from '../../../../domain/conversation/changes.js';
import { type FactTold, type Round } from '../../../../domain/entities/entities.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Asked } from '../../answerer.js';

const ALSO = /\balso\b|\bas well\b|\btoo\b|\bplus\b/iu;

/** What the message supposes; with "also" beside what was supposed before. Null when it supposes nothing. */
export async function supposedIn(asked: Asked, tools: TurnTools): Promise<WhatIfChanges | null> {
  const { entities, message, state } = asked;
  const told = entities.facts
    .filter(({ whose }) => whose !== 'another')
    .reduce<WhatIfChanges>((all, fact) => ({ ...all, ...supposedBy(fact) }), {});
  const changes = { ...told, ...roundOf(entities.round), ...(await increased(asked, tools)) };
  const found = Object.keys(changes).length > 0 ? changes : bareNumber(entities.bareNumber);
  // "Same drop, but at Miami"
  if (Object.keys(found).length === 0) return entities.colleges.length > 0 ? state.whatIf : null;
  return ALSO.test(message) && state.whatIf !== null ? { ...state.whatIf, ...found } : found;
}

function supposedBy(fact: FactTold): WhatIfChanges {
  switch (fact.kind) {
    case 'sat':
      return { satTotal: fact.value };
    case 'act':
      return { actComposite: fact.value };
    case 'gpa':
      return gpaOf(Number(fact.value), fact.weighting === 'weighted');
    case 'ap':
      return { apCoursesTaken: fact.value };
    case 'home-state':
      return { homeState: fact.value };
    default:
      return {};
  }
}

const gpaOf = (value: number, isWeighted: boolean): WhatIfChanges => {
  if (Number.isNaN(value)) return {};
  return isWeighted ? { weightedGpa: value } : { unweightedGpa: value };
};

function roundOf(round: Round | null): WhatIfChanges {
  switch (round) {
    case 'Early Decision':
    case 'Early Action':
    case 'Regular Decision':
      return { round };
    case 'Restrictive Early Action':
      return { round: 'Early Action' };
    case 'Rolling':
    case null:
      return {};
  }
}

const LARGEST_ACT = 36;
const LARGEST_GPA = 5;
const SAT_FROM = 400;
const LARGEST_GPA_STEP = 1;
const LARGEST_ACT_STEP = 10;

/** A number alone is read by its range. */
function bareNumber(value: number | null): WhatIfChanges {
  if (value === null) return {};
  if (value >= SAT_FROM) return { satTotal: value };
  if (value <= LARGEST_GPA) return { unweightedGpa: value };
  return value <= LARGEST_ACT ? { actComposite: value } : {};
}

/** "+50 points" on what the profile has. */
async function increased({ entities }: Asked, tools: TurnTools): Promise<WhatIfChanges> {
  const { increase } = entities;
  if (increase === null) return {};
  const profile = await tools.use('my_profile', {});
  if (!profile.ok) return {};
  const stored = (answer: string) =>
    Number(profile.data.figures.find((figure) => figure.answer === answer)?.value ?? Number.NaN);
  const [sat, act, gpa] = [stored('satTotal'), stored('actComposite'), stored('unweightedGpa')];
  if (increase < LARGEST_GPA_STEP && !Number.isNaN(gpa)) return { unweightedGpa: round(gpa + increase) };
  if (increase <= LARGEST_ACT_STEP && !Number.isNaN(act)) return { actComposite: act + increase };
  return Number.isNaN(sat) ? {} : { satTotal: sat + increase };
}

const round = (gpa: number): number => Math.round(100 * gpa) / 100;
