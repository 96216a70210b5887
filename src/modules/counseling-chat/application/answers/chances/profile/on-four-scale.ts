import { phrase } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type MyProfile } from '../../../tools/tool-results.js';
import { type Answer } from '../../answerer.js';

const SCALE = /\b(?:4(?:\.0)?|four)[- ]?(?:point )?scale\b|\bout of (?:4|four)\b|\bconvert/iu;

export const asksForScale = (message: string): boolean => SCALE.test(message);

/** Null where the GPA is missing or on that scale already. */
export function onFourScale({ figures }: MyProfile): Answer | null {
  const entered = figures.find(({ answer }) => answer === 'unweightedGpa' || answer === 'weightedGpa');
  const converted = figures.find(({ answer }) => answer === 'gpaOnFour');
  if (entered === undefined || converted === undefined) return null;
  const reply = new ReplyWriter()
    .say(phrase`Your ${printed(entered)} counts as about ${printed(converted)} on a 4.0 scale.`)
    .say(
      'Colleges convert in their own ways, so give them the number your school gives you.',
      'Want to see your chances with it?',
    )
    .offer('What are my chances?', 'What would help most?');
  return { reply: reply.done() };
}
