import { type SearchWishes } from '../../../domain/entities/entities.js';
import { limitsOf, withLimits } from '../../../domain/conversation/limits.js';
import { phrase } from '../../../domain/figures/figure.js';
import { normalize } from '../../../domain/language/normalize.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { asksToSwap } from '../../../domain/understanding/follow-ups-on-lists.js';
import { type CollegeChance } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { chanceLine, hardestFirst } from './chance-lines.js';
import { programNote } from './words.js';

const LOOKED_AT = 5;

/** "Swap one of the reaches for a safety": the list just shown with one college changed. Null where no list can be changed so. */
export async function swappedList(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const { plain } = normalize(asked.message);
  const { shown } = asked.state;
  if (shown === null || !asksToSwap(plain)) return null;
  const [dropped = '', added = ''] = plain.split(/ (?:for|with) /u);
  const listed = await chancesAt(shown.ids, tools);
  const off = hardestFirst(listed.filter((row) => isMeant(row, dropped, asked)))[0];
  if (off === undefined) return noneLikeThat();
  const wishes = wishesFor(asked, added, NOT_THERE.test(dropped));
  const found = await tools.use('search_colleges', {
    degrees: 'bachelors',
    sort: 'match',
    ...wishes,
    without: [...new Set([...shown.ids, ...asked.student.savedColleges])],
    limit: LOOKED_AT,
  });
  const rows = found.ok && found.data.relaxed.length === 0 ? found.data.rows : [];
  const isSafe = wishes.category === 'safety';
  const on = rows.find(({ chance }) => !isSafe || chance?.notSafeReason === null) ?? rows[0];
  if (on === undefined) return nothingToSwapFor();
  const kept = listed.filter((row) => row !== off);
  const list = hardestFirst<Pick<CollegeChance, 'college' | 'chance' | 'admitsSeparately'>>([...kept, on]);
  const ids = list.map(({ college }) => college.id);
  return {
    reply: new ReplyWriter()
      .say(phrase`Swapped: ${on.college.name} (${on.college.place}) comes in, ${off.college.name} goes.`)
      .rows('Your list now, hardest first:', list.map(chanceLine), 'numbers')
      .say(
        programNote(asked.entities.majors[0]?.words ?? asked.student.major),
        'Another swap, or shall I save these?',
      )
      .offer('Save all of them', 'Compare the first two', 'Is it balanced?')
      .done(),
    state: {
      shown: { ...shown, kind: 'recommended', ids, sinceTurn: asked.state.turn },
      lastColleges: ids,
    },
  };
}

/** A tool looks at six at once. */
const AT_ONCE = 6;
async function chancesAt(ids: readonly number[], tools: TurnTools): Promise<readonly CollegeChance[]> {
  const all: CollegeChance[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const found = await tools.use('college_chance', { colleges: ids.slice(from, from + AT_ONCE) });
    if (found.ok) all.push(...found.data);
  }
  return all;
}

const NOT_THERE = /\bnot\b|\bout of state\b|\bother states?\b|\bout\b/u;
const CATEGORY = /\b(reach|target|safet|likel)/u;
const CALLED = { reach: 'reach', target: 'target', safet: 'safety', likel: 'safety' } as const;
const categoryIn = (text: string): CollegeCategory | undefined =>
  CALLED[CATEGORY.exec(text)?.[1] as keyof typeof CALLED];
type CollegeCategory = NonNullable<SearchWishes['category']>;

/** Whether the words before "for" mean this college: by its name, its place in the list, its kind or its state. */
function isMeant({ college, chance }: CollegeChance, dropped: string, asked: Asked): boolean {
  const { entities, student, state, colleges } = asked;
  const [named] = colleges;
  if (named !== undefined && state.shown?.ids.includes(named.id) === true) return named.id === college.id;
  const place = entities.references.find(({ to }) => to === 'place');
  if (place?.to === 'place') return state.shown?.ids[place.from - 1] === college.id;
  const category = categoryIn(dropped);
  if (category !== undefined) return chance?.category === category;
  const home = entities.wishes.statesWithout ?? (student.homeState === null ? [] : [student.homeState]);
  if (NOT_THERE.test(dropped)) return !home.includes(college.state);
  if (/\bin state\b/u.test(dropped)) return home.includes(college.state);
  return true;
}

/** The limits of the talk with what the words after "for" wish for. */
function wishesFor({ entities, state }: Asked, added: string, isElsewhere: boolean): SearchWishes {
  const limits = Object.entries(state.limits?.wishes ?? {}).filter(
    ([name]) => !isElsewhere || name !== 'states',
  );
  const category = categoryIn(added);
  return {
    ...withLimits(Object.fromEntries(limits), limitsOf(entities.wishes)),
    ...(category && { category }),
    ...(entities.wishes.sort && { sort: entities.wishes.sort }),
    ...(/\bcheap/u.test(added) && { sort: 'netPrice' as const }),
    ...(/\b(?:bigger|larger)\b/u.test(added) && { size: 'large' as const }),
    ...(/\bsmaller\b/u.test(added) && { size: 'small' as const }),
  };
}

const noneLikeThat = (): Answer => ({
  reply: new ReplyWriter('question')
    .say('None of the colleges I showed is like that. Which one shall go?')
    .offer('The first one', 'The last one')
    .done(),
});

const nothingToSwapFor = (): Answer => ({
  reply: new ReplyWriter('question')
    .say('I found no college to put in its place that fits all of that. What may it be instead?')
    .offer('A safety', 'Something cheaper', 'Somewhere else')
    .done(),
});
