import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Answer } from '../../answerer.js';

/** A parent tells the grades of their child: whose account this is, nobody said, so nothing is offered for saving. */
export const ofTheirChild = (): Answer => ({
  reply: new ReplyWriter()
    .say(
      'Thank you for telling me. Colleges read grades and scores together with the courses behind them, so they open more doors than one number says.',
      'If this is the account of your child, put them in Profile, Academic, and I can show a range for every college.',
    )
    .say('Is there a college you’d like to look at first?')
    .action({ type: 'open', href: '/profile?section=academic&step=performance', label: 'Open Academic' })
    .offer('Recommend colleges', 'Financial aid options', 'What should we do next?')
    .done(),
});
