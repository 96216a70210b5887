import { type Change } from '../../../domain/reuse/essay-plan.js';
import { type Day } from '../calendar/day.js';
import { itemsOutsidePlan } from './items-outside-plan.js';
import { type OpenApplication, readsIt, sendByOf } from '../open-applications.js';
import {
  type DatedBy,
  type OpenItem,
  type Season,
  type SeasonEssay,
  type SeasonEssayUse,
  type SharedForm,
} from '../season.js';

/** A place an essay goes to, with its day. */
export interface DatedUse {
  id: string;
  change: Change;
  limit: number;
  sendBy: DatedBy;
  colleges: readonly string[];
  applicationIds: readonly string[];
}

/** An essay to write, however many colleges read it. */
export interface EssayWork {
  key: string;
  title: string;
  words: number;
  draft: SeasonEssay['draft'];
  /** Whether the essay plan names it. */
  isPlanned: boolean;
  /** Whether another college may get it with a new turn. */
  mayTravel: boolean;
  /** The item of the one application it is for, where nobody told what its prompt is. */
  itemId: string | null;
  /** The first due first. */
  uses: readonly DatedUse[];
}

/** Where neither the college nor the student gives a length. */
const USUAL_PERSONAL_WORDS = 650;
const USUAL_SUPPLEMENT_WORDS = 250;
const PERSONAL_ESSAYS: Readonly<Record<SharedForm, string>> = {
  'common-app': 'Common App essay',
  coalition: 'Coalition essay',
  uc: 'UC answers',
};
const FROM_ESSAY_PLAN = 'The date in your essay plan.';

export function essayWorkOf(
  { essays, reuses }: Season,
  applications: readonly OpenApplication[],
  today: Day,
): EssayWork[] {
  const planned = essays.flatMap((essay) => plannedWork(essay, applications, today));
  const outside = applications.flatMap((application) =>
    itemsOutsidePlan(application, essays).map((item) => ({ item, application })),
  );
  const own = joinSharedEssays(outside.map((one) => workOfItem(one, today)));
  return withReuses([...planned, ...own], reuses);
}

/** Essays of the plan that nobody needs by a known day are left out. */
function plannedWork(essay: SeasonEssay, applications: readonly OpenApplication[], today: Day): EssayWork[] {
  const uses = essay.uses.flatMap((use) => datedUse(use, applications, today)).toSorted(byDay);
  if (uses.length === 0) return [];
  const { title, draft, mayTravel } = essay;
  const words = Math.max(...uses.map(({ limit }) => limit));
  const key = essay.uses
    .map(({ id }) => id)
    .toSorted()
    .join('+');
  return [{ key, title, words, draft, mayTravel, isPlanned: true, itemId: null, uses }];
}

function datedUse(use: SeasonEssayUse, applications: readonly OpenApplication[], today: Day): DatedUse[] {
  const { id, change, limit, dueOn, readers } = use;
  const readBy = applications.filter(readsIt(use));
  const own = dueOn !== null && dueOn >= today ? [{ day: dueOn, note: FROM_ESSAY_PLAN }] : [];
  const sendBy = [...own, ...readBy.map((application) => application.sendBy)].toSorted(firstDay).at(0);
  if (sendBy === undefined) return [];
  const colleges = [...new Set([...readers, ...readBy.map(({ college }) => college)])].toSorted();
  return [
    {
      id,
      change,
      limit,
      sendBy,
      colleges,
      applicationIds: readBy.map((application) => application.id).toSorted(),
    },
  ];
}

function workOfItem(
  { item, application }: { item: OpenItem; application: OpenApplication },
  today: Day,
): EssayWork {
  const form = item.part === 'personal' ? application.form : null;
  const limit = item.words ?? (item.part === 'personal' ? USUAL_PERSONAL_WORDS : USUAL_SUPPLEMENT_WORDS);
  return {
    key: form === null ? item.id : `personal ${form}`,
    title: form === null ? item.label : PERSONAL_ESSAYS[form],
    words: limit,
    draft: null,
    mayTravel: true,
    isPlanned: false,
    itemId: item.part === 'personal' ? null : item.id,
    uses: [
      {
        id: item.id,
        change: 'as it is',
        limit,
        sendBy: sendByOf(item, application, today),
        colleges: [application.college],
        applicationIds: [application.id],
      },
    ],
  };
}

/** The personal essay of a shared form is written once. */
function joinSharedEssays(works: readonly EssayWork[]): EssayWork[] {
  const byKey = new Map<string, EssayWork>();
  for (const work of works) {
    const known = byKey.get(work.key);
    byKey.set(work.key, known === undefined ? work : joined(known, work));
  }
  return [...byKey.values()];
}

const joined = (a: EssayWork, b: EssayWork): EssayWork => ({
  ...a,
  words: Math.max(a.words, b.words),
  uses: [...a.uses, ...b.uses].toSorted(byDay),
});

/** What reuses an essay is a new turn of it, no essay of its own. */
function withReuses(works: readonly EssayWork[], reuses: Season['reuses']): EssayWork[] {
  const keys = new Set(works.map(({ key }) => key));
  const sources = new Map(
    reuses.filter(({ essay }) => keys.has(essay)).map(({ itemId, essay }) => [itemId, essay]),
  );
  const turned = works.filter(({ itemId }) => itemId !== null && sources.has(itemId));
  return works
    .filter((work) => !turned.includes(work))
    .map((work) => {
      const taken = turned.filter(({ itemId }) => sources.get(itemId ?? '') === work.key);
      const uses = taken.flatMap((other) => other.uses.map((use): DatedUse => ({ ...use, change: 'turn' })));
      return { ...work, uses: [...work.uses, ...uses].toSorted(byDay) };
    });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const firstDay = (a: DatedBy, b: DatedBy): number => compare(a.day, b.day) || compare(a.note, b.note);

const byDay = (a: DatedUse, b: DatedUse): number =>
  compare(a.sendBy.day, b.sendBy.day) || compare(a.id, b.id);
