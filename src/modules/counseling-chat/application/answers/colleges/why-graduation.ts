import { phrase, type Phrase } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { normalize } from '../../../domain/language/normalize.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeFacts, type FactKey } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';

const MOST_COLLEGES = 3;
const GRADUATION = /\bgrad(?:s|uat\w*|uation)?\b|\bfinish\w*\b/;
const WHY = /\bwhy\b|\bhow come\b|\breason\b/;
const OWN =
  /\b(?:mean|means|so)\b.*\b(?:ill|i (?:will|would|might|am going to|probably))\b|\bwill i\b|\bam i (?:not )?going to\b|\bmy odds of\b/;

export const asksWhyGraduation = (message: string): boolean => {
  const { plain } = normalize(message);
  return GRADUATION.test(plain) && WHY.test(plain);
};

/** "Does that mean I probably won't graduate?" */
export const asksOwnGraduation = (message: string): boolean => {
  const { plain } = normalize(message);
  return GRADUATION.test(plain) && OWN.test(plain);
};

/** What usually lies behind a graduation rate, with what the data shows of it. */
export async function whyGraduation(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const colleges = asked.colleges.slice(0, MOST_COLLEGES).map(({ id }) => id);
  if (colleges.length === 0) return null;
  const found = await tools.use('college_facts', {
    colleges,
    about: ['graduation', 'admitRate', 'pell', 'retention'],
  });
  if (!found.ok) return null;
  return {
    reply: new ReplyWriter()
      .rows('No figure proves why, but these usually go with it:', found.data.map(besides))
      .say(
        'A rate follows who enrolls: who was admitted with strong grades, who works or studies part-time, who commutes, who runs short of money. It says less about the teaching.',
        'Want to know what it means for you?',
      )
      .offer('Does that mean I won’t graduate?', 'What are my chances there?', 'What would each cost me?')
      .done(),
    state: { attribute: 'graduation' },
  };
}

function besides({ college, facts }: CollegeFacts): Phrase {
  const figure = (key: FactKey) => facts.find((fact) => fact.key === key)?.figures[0];
  const parts = [
    part(figure('graduation'), 'graduate'),
    part(figure('admitRate'), 'of applicants got in'),
    part(figure('pell'), 'get a Pell Grant'),
    part(figure('retention'), 'come back for a second year'),
  ].filter(({ text }) => text !== '');
  return parts.reduce(
    (all, one, at) => (at === 0 ? phrase`${all} ${one}` : phrase`${all}; ${one}`),
    phrase`${college.name}:`,
  );
}

const part = (figure: CollegeFacts['facts'][number]['figures'][number] | undefined, words: string): Phrase =>
  figure === undefined || figure.value === null ? phrase`` : phrase`${printed(figure)} ${words}`;

/** An average is no forecast for one student. */
export async function ownGraduation(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const [college] = asked.colleges;
  if (college === undefined) return null;
  const found = await tools.use('college_facts', { colleges: [college.id], about: ['graduation'] });
  const rate = found.ok ? found.data[0]?.facts[0]?.figures[0] : undefined;
  const average =
    rate === undefined || rate.value === null
      ? phrase`That rate`
      : phrase`The ${printed(rate)} who graduate at ${college.name}`;
  return {
    reply: new ReplyWriter()
      .say(
        phrase`No. ${average}: that’s an average over everyone, prepared or not, and no forecast for you.`,
        'Students who come with solid grades, study full-time and can pay without long work hours finish far more often. Nobody can promise it, but most of that is in your hands.',
      )
      .say(
        'Ask about tutoring, advising and programs for first-generation students; they help a lot. Shall I price it for you?',
      )
      .offer('What would it cost me?', 'What support do first-gens get?', 'Compare with another college')
      .done(),
    state: { attribute: 'graduation' },
  };
}
