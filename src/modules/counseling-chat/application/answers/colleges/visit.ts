import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { collegeAddress } from '../../tools/colleges/search-query.js';
import { type Answerer } from '../answerer.js';
import { hostOf } from './fact-words.js';
import { failed } from './failed.js';

/** Where to book a visit; dates of tours are on the college's own pages only. */
export const answerVisit: Answerer = async ({ colleges, message }, tools) => {
  const [college] = colleges;
  const writer = new ReplyWriter();
  if (college === undefined) return { reply: generalAdvice(message) };
  const found = await tools.use('college_facts', { colleges: [college.id], about: ['website', 'place'] });
  if (!found.ok) return failed(found.words);
  const website = found.data[0]?.website ?? null;
  const where = website === null ? 'its own site' : hostOf(website);
  return {
    reply: writer
      .say(
        `${college.name} is in ${college.place}. Its own site is ${where}: look there for “visit” or “admissions”.`,
      )
      .say(
        'I don’t have tour dates or phone numbers. Most colleges also have a free virtual tour, which is a good first look.',
      )
      .say('Want three questions to ask on a tour?')
      .offer('What should I ask on a tour?', 'Does visiting help?', 'What are my chances there?')
      .action({ type: 'open', href: collegeAddress(college.id), label: 'See the college' })
      .done(),
  };
};

function generalAdvice(message: string) {
  const writer = new ReplyWriter();
  if (/\bask\b|\bquestions?\b/i.test(message))
    writer
      .rows('Ask the students who guide you, more than the office:', [
        'Who helps when a class gets hard?',
        'Where is everybody on a Saturday?',
        'What do you wish you had known before you came?',
      ])
      .say('Which college are you going to see?');
  else
    writer
      .say(
        'A visit helps you more than your application. Some colleges do note the interest you show, and each says so on its own page.',
      )
      .say(
        'A virtual tour or an email with a real question counts too, and both are free. Which college are you thinking of?',
      );
  return writer.offer('What should I ask on a tour?', 'Recommend colleges').done();
}
