import { phrase, type Phrase, type Said } from '../../../domain/figures/figure.js';
import { priceWords, printed } from '../../../domain/figures/print.js';
import { normalize } from '../../../domain/language/normalize.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { asksForWorth, asksWhyPeopleGo } from '../../../domain/understanding/asks-for-worth.js';
import { type CollegeFacts, type FactKey } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { majorInSentence } from '../lists/words.js';

const LOOKED_AT: readonly FactKey[] = [
  'ownership',
  'admitRate',
  'graduation',
  'netPrice',
  'debt',
  'earnings',
];

/** "Is it legit?", "is it a bad choice?", "why do people go?": a fair answer with its figures. Null for anything else. */
export async function worthOfCollege(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const { plain } = normalize(asked.message);
  const whyPeople = asksWhyPeopleGo(plain);
  const [college] = asked.colleges;
  if (college === undefined || asked.colleges.length > 1 || !(whyPeople || asksForWorth(plain))) return null;
  const found = await tools.use('college_facts', { colleges: [college.id], about: LOOKED_AT });
  const [facts] = found.ok ? found.data : [];
  if (facts === undefined) return null;
  const kind = kindOf(facts);
  const reply = new ReplyWriter();
  if (whyPeople) reply.say(WHY_PEOPLE_GO[kind]);
  else reply.say(VERDICTS[kind](college.name), figuresOf(facts));
  reply
    .say(
      whyPeople ? '' : await taughtThere(asked, college.id, tools),
      kind === 'for-profit'
        ? 'Public colleges and community colleges teach online too, often for less. Want some beside it?'
        : 'What matters is whether you finish with the credits or the degree you need. Want the price for you?',
    )
    .offer(
      ...(kind === 'for-profit'
        ? ['Community colleges near me', 'Public ones in my state']
        : ['What would it cost me?']),
      'What is the graduation rate?',
      'Compare with another college',
    );
  return { reply: reply.done(), state: { attribute: 'graduation' } };
}

type Kind = 'for-profit' | 'open' | 'other';

function kindOf({ facts }: CollegeFacts): Kind {
  const words = (key: FactKey) => facts.find((fact) => fact.key === key)?.words ?? null;
  if (words('ownership') === 'Private for-profit') return 'for-profit';
  return words('admitRate') === 'open' ? 'open' : 'other';
}

const VERDICTS: Readonly<Record<Kind, (name: string) => string>> = {
  'for-profit': (name) =>
    `${name} is a real college with federal aid, and a for-profit one: it belongs to owners who earn by it, and it advertises a lot. So look at how many finish and what they owe.`,
  open: (name) =>
    `${name} is a real choice, whatever people say: it takes nearly everyone, it’s close and cheap for many, and plenty of nurses, technicians and transfer students started at such a place. The looks people give it are no evidence.`,
  other: (name) =>
    `${name} is a real college, and “worth it” depends on the price for you and on what you’d do there.`,
};

const WHY_PEOPLE_GO: Readonly<Record<Kind, string>> = {
  'for-profit':
    'Mostly because it’s easy to start: nearly everyone gets in, classes are online and at any hour, credits from work or the military may count, and ads are everywhere. For working adults that can matter more than the price.',
  open: 'Because it’s near, cheap and open to nearly everyone, so people can work, live at home, find out what they like, or save two years of a bigger price.',
  other:
    'Usually for a mix: the price after aid, the place, a program they want, friends or family who went, or because it said yes. Reasons differ a lot from yours, so start with what you need.',
};

function figuresOf({ facts }: CollegeFacts): Said {
  const figure = (key: FactKey) => facts.find((fact) => fact.key === key)?.figures[0];
  const [graduation, price, debt, pay] = [
    figure('graduation'),
    figure('netPrice'),
    figure('debt'),
    figure('earnings'),
  ];
  const parts: Phrase[] = [];
  if (graduation?.value != null)
    parts.push(
      phrase`${printed(graduation)} of full-time first-timers graduate, which leaves out many who study part-time`,
    );
  if (price?.value != null) parts.push(phrase`the average price is ${priceWords(price)}`);
  if (debt?.value != null) parts.push(phrase`graduates who borrowed owe ${printed(debt)}`);
  if (pay?.value != null) parts.push(phrase`people earn ${printed(pay)} ten years after starting`);
  const [first, ...others] = parts;
  if (first === undefined) return '';
  return phrase`In the federal data, ${others.reduce((all, one) => phrase`${all}; ${one}`, first)}.`;
}

/** The student’s own field, where the college teaches it. */
async function taughtThere({ student }: Asked, college: number, tools: TurnTools): Promise<Said> {
  if (student.majorCip === null || student.major === null) return '';
  const found = await tools.use('majors', { college, major: student.majorCip });
  const [at] = found.ok ? found.data : [];
  if (at?.taught !== true) return '';
  const field = majorInSentence(student.major);
  return at.earnings === null
    ? `It teaches ${field}.`
    : phrase`It teaches ${field}, whose graduates earn ${printed(at.earnings)} a year in the middle.`;
}
