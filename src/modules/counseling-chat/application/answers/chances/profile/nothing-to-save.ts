import { ruleWords } from '../../../../domain/figures/own-figures.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Answer, type Asked } from '../../answerer.js';
import { asking, mayAsk } from '../../asking.js';

/** What was told is not the student’s own, or nothing that the profile takes from talk. */
export function nothingToSave(asked: Asked): Answer {
  const { entities, colleges } = asked;
  const { bareNumber, facts, money } = entities;
  if (facts.some(({ kind }) => kind === 'psat')) return psat(asked);
  if (facts.some(({ whose }) => whose === 'another')) return anothers(colleges[0]?.name ?? null);
  if (money.some(({ role }) => role === 'income')) return income();
  if (facts.some(({ kind }) => kind === 'rank'))
    return say('Class rank is best entered with your class size, in Profile, Academic.');
  if (bareNumber !== null) return whichNumber(bareNumber);
  return say('Okay. I keep what you tell me in this chat only; your profile stays as it is.');
}

function psat(asked: Asked): Answer {
  const asks = mayAsk(asked.state, 'test');
  const reply = new ReplyWriter(asks ? 'question' : 'answer')
    .say(
      'Good practice, and colleges don’t get it: a PSAT isn’t an SAT, so I don’t count it in your chances.',
      asks ? 'Have you taken the SAT or ACT, or is one planned?' : '',
    )
    .offer('I haven’t taken a test', 'I got a … on the SAT', 'Do I need the SAT?');
  return { reply: reply.done(), ...(asks && { state: asking(asked, 'test') }) };
}

const anothers = (college: string | null): Answer => ({
  isFiller: true,
  reply: new ReplyWriter()
    .say(
      'Good for them. Another student’s numbers say little about yours, so I leave them out.',
      college === null ? 'Want to see your own chances?' : `Want to see your own range at ${college}?`,
    )
    .offer(college === null ? 'What are my chances?' : 'What are mine there?')
    .done(),
});

const whichNumber = (number: number): Answer => ({
  reply: new ReplyWriter('question')
    .say(ruleWords(`What is ${String(number)}: a GPA, an SAT or an ACT score, or something else?`))
    .offer('It’s my GPA', 'It’s my SAT score', 'It’s my ACT score')
    .done(),
});

const income = (): Answer => ({
  isFiller: true,
  reply: new ReplyWriter()
    .say(
      'Your income range can live in Profile, Background. It changes prices, never chances.',
      'Name a college and I’ll show what a year there costs.',
    )
    .action({ type: 'open', href: '/profile?section=personal&step=background', label: 'Open Background' })
    .offer('What would it cost me?', 'Financial aid options')
    .done(),
});

const say = (words: string): Answer => ({
  isFiller: true,
  reply: new ReplyWriter()
    .say(words, 'What would you like to look at?')
    .offer('What are my chances?', 'What should I do next?')
    .done(),
});
