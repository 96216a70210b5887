import { aStudent } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { type Answer } from '../application/answers/answerer.js';
import { COLLEGE_ANSWERS } from '../application/answers/colleges/index.js';
import { type StudentInTalk } from '../application/student-in-talk.js';
import { chanceInTalk } from '../application/tools/chances/college-chance.js';
import { figuresIn } from '../application/tools/figures-in.js';
import { type Tool } from '../application/tools/tools.js';
import { type DialogueState, NEW_DIALOGUE } from '../domain/conversation/dialogue-state.js';
import { type Figure } from '../domain/figures/figure.js';
import { type Entities } from '../domain/entities/entities.js';
import { readEntities } from '../domain/entities/read-entities.js';
import { normalize } from '../domain/language/normalize.js';
import { lexiconOf, starterColleges } from './starter-lexicon.js';
import { aStudentInTalk } from './students-in-talk.js';
import { toolsOnStarterColleges } from './tools-on-starter-colleges.js';
import { turnToolsOf } from './turn-tools-of.js';

type Wish = keyof typeof COLLEGE_ANSWERS;
export interface Said extends Answer {
  readonly message: string;
  /** What the tools of the turn found. */
  readonly found: readonly Figure[];
}

const FACTS = {
  ana: aStudent(),
  chloe: aStudent({ homeState: 'OH', incomeBand: '60-100k', unweightedGpa: 3.8, satTotal: 1380 }),
};
const BUDGETS = { ana: null, chloe: 25_000 };
const IN_TALK: Readonly<Record<keyof typeof FACTS, StudentInTalk>> = {
  ana: aStudentInTalk(),
  chloe: aStudentInTalk({
    homeState: 'OH',
    enoughToEstimate: true,
    hasGpa: true,
    hasTest: true,
    incomeBand: '60-100k',
    budget: 25_000,
    savedColleges: [170976, 204796, 201885],
  }),
};

/** Talks about starter colleges, over the real search and engine: Ana told us nothing, Chloe all we can use. */
export async function collegeTalks() {
  const starter = await toolsOnStarterColleges({
    ana: { facts: FACTS.ana, maxTuition: BUDGETS.ana },
    chloe: { facts: FACTS.chloe, maxTuition: BUDGETS.chloe },
  });
  const lexicon = await lexiconOf(starterColleges());
  const { search_colleges, college_facts, compare_colleges, net_price, majors } = starter.tools;
  const college_chance: Tool<'college_chance'> = async (studentId, { colleges }) => {
    const cards = await starter.cards.of(colleges);
    const chances = [...cards.values()].map(async (card) =>
      chanceInTalk(card, await starter.chances.explain(studentId, card.id), 'fall 2023'),
    );
    return { ok: true, data: await Promise.all(chances) };
  };
  const tools = { search_colleges, college_facts, compare_colleges, net_price, majors, college_chance };

  /** A talk that remembers; without a name the colleges of the last answer are meant. */
  const talkOf = (who: keyof typeof FACTS) => {
    let state: DialogueState = NEW_DIALOGUE;
    let last: readonly number[] = [];
    return async (intent: Wish, message: string): Promise<Said> => {
      const student = IN_TALK[who];
      const about = { focus: last, saved: student.savedColleges, homeState: student.homeState };
      const entities: Entities = readEntities(normalize(message), lexicon, about);
      const named = entities.colleges.flatMap(({ candidates }) => candidates.slice(0, 1));
      const isPointed = entities.references.some(({ to }) => to === 'it');
      const meant = named.length > 0 || (LISTS.has(intent) && !isPointed) ? named : last;
      const colleges = await starter.refs.of(meant);
      const turn = turnToolsOf(who, tools);
      const asked = {
        message,
        intent,
        entities,
        colleges,
        assumed: [],
        student,
        state,
        variant: 0,
        now: NOW,
      };
      const answer = await COLLEGE_ANSWERS[intent](asked, turn);
      last = named.length > 0 ? named : last;
      state = { ...state, topic: intent, focus: last, ...answer.state, turn: state.turn + 1 };
      return { ...answer, message: answer.reply.message, found: figuresIn(turn.calls) };
    };
  };
  return { talkOf, close: starter.close };
}

const NOW = new Date('2026-11-23T09:00:00Z');
const LISTS: ReadonlySet<Wish> = new Set(['search_colleges', 'refine', 'cheapest', 'majors']);
