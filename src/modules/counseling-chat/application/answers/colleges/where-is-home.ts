import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer } from '../answerer.js';

/** Nearness needs a home. */
export const whereIsHome = (): Answer => ({
  reply: new ReplyWriter('question')
    .say('Which state do you live in? Then I can look close to home.')
    .offer('I live in Ohio', 'I live in Texas', 'I live in California')
    .done(),
});
