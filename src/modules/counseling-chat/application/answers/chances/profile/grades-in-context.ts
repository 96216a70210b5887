import { stateName } from '../../../../domain/entities/state-names.js';
import { phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { own, ruleFigure } from '../../../../domain/figures/own-figures.js';
import { printed } from '../../../../domain/figures/print.js';
import { normalize } from '../../../../domain/language/normalize.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { chanceLine, chancesBlock, hardestFirst } from '../../lists/chance-lines.js';

const WHETHER_GOOD =
  /\bwho is right\b|\bis (?:that|it|this|my \w+|a \d[\d.]*|\d[\d.]*)(?: (?:sat|act|gpa|score))? (?:even |actually |really |considered |any )?(?:good|bad|ok|okay|fine|enough|decent|trash|low|high|average|mid|terrible)\b|\b(?:good|bad|fine|decent|trash|mid) (?:or|enough)\b/;

/** "3.4 is fine, my dad says it's trash, who is right?" */
export const asksWhetherGood = (message: string): boolean => WHETHER_GOOD.test(normalize(message).plain);

/** Shares of all test takers below a total, rounded down: College Board, SAT user percentiles. */
const SAT_ABOVE: readonly (readonly [least: number, share: number])[] = [
  [1500, 0.97],
  [1400, 0.93],
  [1350, 0.9],
  [1300, 0.85],
  [1200, 0.74],
  [1100, 0.58],
  [1050, 0.5],
];
const SHOWN = 4;

/** A grade or a score is good or bad for something: for the large public colleges at home, from the hardest. */
export async function gradesInContext(asked: Asked, tools: TurnTools): Promise<Answer> {
  const { student } = asked;
  const { homeState } = student;
  const found = await tools.use('search_colleges', {
    ownership: 'public',
    degrees: 'bachelors',
    sort: 'size',
    limit: SHOWN,
    ...(homeState !== null && { states: [homeState] }),
  });
  const rows = found.ok ? hardestFirst(found.data.rows) : [];
  const reply = new ReplyWriter().say(...(await standing(asked, tools)));
  if (rows.length > 0 && student.enoughToEstimate)
    reply
      .rows(
        `Good or not depends on where. At the largest public colleges${homeState === null ? '' : ` in ${stateName(homeState)}`} it looks like this for you:`,
        rows.map(chanceLine),
      )
      .block(chancesBlock(rows));
  return {
    reply: reply
      .say('Which college do you have in mind?')
      .offer('Find safety schools', 'What would help most?', 'Recommend colleges')
      .done(),
    ...(rows.length > 0 && {
      state: {
        shown: {
          kind: 'search',
          ids: rows.map(({ college }) => college.id),
          wishes: {},
          page: 1,
          sinceTurn: asked.state.turn,
        },
      },
    }),
  };
}

const SOLID_GPA = 3.3;
const STRONG_GPA = 3.7;

async function standing({ entities, message }: Asked, tools: TurnTools): Promise<Said[]> {
  const kinds = entities.facts.map(({ kind }) => kind);
  const profile = await tools.use('my_profile', {});
  const valueOf = (answer: string): number =>
    Number(profile.ok ? profile.data.figures.find((figure) => figure.answer === answer)?.value : Number.NaN);
  const [sat, gpa] = [valueOf('satTotal'), valueOf('gpaOnFour') || valueOf('unweightedGpa')];
  if (kinds.includes('sat') || (/\bsat\b/i.test(message) && !Number.isNaN(sat))) return [satWords(sat)];
  if (Number.isNaN(gpa)) return ['Both can be right: a grade is good or bad only for something.'];
  const mine = own('gpa', String(gpa), 'gpa');
  if (gpa >= STRONG_GPA) return [phrase`A ${mine} is strong anywhere in the country.`];
  return gpa >= SOLID_GPA
    ? [
        phrase`A ${mine} is solid: nothing to be ashamed of, and enough for many good colleges, though low for the most selective.`,
      ]
    : [phrase`A ${mine} closes some doors and leaves many open, and grades can still go up.`];
}

function satWords(sat: number): Phrase {
  const share = SAT_ABOVE.find(([least]) => sat >= least)?.[1];
  if (share === undefined)
    return phrase`Your SAT is about the middle of everyone who takes it, and scores often rise with practice.`;
  return phrase`Nationally, ${own('sat', sat, 'score')} is above about ${printed(ruleFigure(share, 'share'))} of everyone who takes the SAT, not just near you.`;
}
