import { questionFor } from '../../../domain/knowledge/essay-questions.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type StudentInTalk } from '../../student-in-talk.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { plainMessage, wording } from './plain-message.js';

const NOT_WRITTEN = [
  'I won’t write or rewrite it: it has to be your own words, and colleges ask for exactly that. I can help you find them.',
  'I don’t write it, because it has to sound like you, in your own words. I can help you get there.',
  'That part is yours: your own words are what they want to read. I can ask the questions that get you to them.',
];

/** Schoolwork is no application: it is declined, and nothing of it is asked. */
const SCHOOLWORK =
  /\b(?:home ?work|hw|worksheet|lab report|book report|problem set|(?:history|english|bio|biology|chem|chemistry|science|stats|math|calc|spanish|econ|government|civics|psych|geography|lit|literature|class|school) (?:essay|paper|project|assignment|test|quiz|questions?))\b/u;

const ASKS_FOR_IT =
  /\b(?:can|could|will|would) (?:you|u)\b|\b(?:do|write|help|solve|finish|answer|check) (?:me|my|this|it|with|these)\b/u;

const noHomework = (asked: Asked): Answer => {
  const { words, chip } = nearest(asked.student);
  return {
    reply: new ReplyWriter('refusal')
      .say(
        'I don’t do homework, even on a long night: that part is yours, and a teacher can give you a day if you ask.',
        `College is what I’m here for. Shall I ${words}?`,
      )
      .offer(chip, 'What should I do next?', 'What can you do?')
      .done(),
  };
};

export const ghostwrite: Answerer = (asked) =>
  SCHOOLWORK.test(plainMessage(asked))
    ? Promise.resolve(noHomework(asked))
    : Promise.resolve({
        reply: new ReplyWriter('refusal')
          .say(wording(asked, NOT_WRITTEN))
          .say(questionFor(plainMessage(asked)))
          .say('Two rough lines are plenty. When you have a draft, Essays can review it.')
          .offer('Ask me another question', 'What makes a good essay?', 'How long should it be?')
          .action({ type: 'open', href: '/essays', label: 'Essays' })
          .done(),
      });

/** The nearest useful thing for this student: as a part of a question, and as a chip. */
function nearest({ enoughToEstimate, savedColleges }: StudentInTalk): { words: string; chip: string } {
  if (!enoughToEstimate) return { words: 'explain how chances work', chip: 'Calculate admission chances' };
  return savedColleges.length === 0
    ? { words: 'find colleges that fit you', chip: 'Recommend colleges' }
    : { words: 'check whether your list is balanced', chip: 'Is my list balanced?' };
}

export const injection: Answerer = ({ student }) => {
  const { words, chip } = nearest(student);
  return Promise.resolve({
    reply: new ReplyWriter('refusal')
      .say(`I can’t change how I work, but I can ${words}.`, 'Shall we do that?')
      .offer(chip, 'What can you do?')
      .done(),
  });
};

const NEEDS_A_PERSON =
  /\b(?:doctor|medical|medicine|medication|diagnos\w*|lawyer|legal|sue|lawsuit|immigration|visa|tax(?:es)?|invest\w*|crypto)\b/u;
const IS_AN_OPINION =
  /\b(?:president|politic\w*|election|vote|democrat\w*|republican\w*|religion|god|abortion|war)\b/u;

export const outOfScope: Answerer = (asked) => {
  const message = plainMessage(asked);
  if (SCHOOLWORK.test(message) && ASKS_FOR_IT.test(message)) return Promise.resolve(noHomework(asked));
  const { words, chip } = nearest(asked.student);
  const plain = plainMessage(asked);
  const first = NEEDS_A_PERSON.test(plain)
    ? 'That needs a qualified person, so I won’t guess. A parent or your school counselor can say whom to ask; for college, I can help.'
    : IS_AN_OPINION.test(plain)
      ? 'I leave opinions to you; I’m all colleges.'
      : 'That’s outside what I know; I’m all colleges.';
  return Promise.resolve({
    reply: new ReplyWriter().say(first, `Shall I ${words}?`).offer(chip, 'What should I do next?').done(),
  });
};
