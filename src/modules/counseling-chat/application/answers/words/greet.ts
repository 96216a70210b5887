import { countWord } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type StudentInTalk } from '../../student-in-talk.js';
import { type Answerer } from '../answerer.js';
import { wording } from './plain-message.js';

export const FOUR_WAYS_IN = [
  'Calculate admission chances',
  'Find safety schools',
  'Essay help',
  'Financial aid options',
] as const;

const HELLOS = [
  'I’m Wren, your AI advisor for college.',
  'I’m Wren, an AI advisor. Ask me anything about college, even if it feels basic.',
  'Wren here, the AI advisor.',
];

export const greet: Answerer = async (asked, tools) => {
  await tools.use('my_profile', {});
  const { student, state } = asked;
  const name = state.turn <= 1 && student.firstName !== null ? `, ${student.firstName}` : '';
  const reply = new ReplyWriter().say(`Hi${name}.`, wording(asked, HELLOS));
  return {
    reply: reply
      .say(...openDoor(student))
      .offer(...FOUR_WAYS_IN)
      .done(),
  };
};

function openDoor({ enoughToEstimate, savedColleges }: StudentInTalk): string[] {
  const many = savedColleges.length;
  if (!enoughToEstimate)
    return ['Your GPA would give you real ranges, and a guess is fine.', 'What’s on your mind?'];
  if (many === 0)
    return ['I have your grades, so we can look at chances and find colleges.', 'What’s on your mind?'];
  const colleges = many === 1 ? 'one college' : `${countWord(Math.min(many, 10))} colleges`;
  const atLeast = many > 10 ? 'more than ' : '';
  return [
    `You have ${atLeast}${colleges} saved. We can look at chances, prices or dates.`,
    'What’s on your mind?',
  ];
}
