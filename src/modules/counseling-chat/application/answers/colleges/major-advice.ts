import { normalize } from '../../../domain/language/normalize.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer, type Asked } from '../answerer.js';

const UNDECIDED =
  /\bundecided\b|\bdont know what (?:to|i) (?:study|major)\b|\bnot sure what (?:to|i)\b|\bdo not know what (?:to|i)\b|\bno idea what (?:to|i)\b/;
const AFTERWARDS = /\bwhat (?:can|could|do) (?:i|you|people) do with\b|\bjobs?\b|\bcareers?\b/;
const HARD = /\bhard(?:er)? to get in\w*\b|\bcompetitive\b|\bselective\b/;

/** Questions about majors that no figure answers; null for a search. */
export function majorAdvice({ message, entities, student }: Asked): Answer | null {
  const { plain } = normalize(message);
  const major = entities.majors[0]?.words ?? student.major;
  if (UNDECIDED.test(plain)) return undecided();
  if (AFTERWARDS.test(plain)) return afterwards(major);
  if (HARD.test(plain) && major !== null) return tightlyChosen(major);
  if (entities.majors.length > 0 || Object.keys(entities.wishes).length > 0) return null;
  return whichMajor();
}

const undecided = (): Answer => ({
  reply: new ReplyWriter()
    .say(
      'No, that’s fine, and very common. Most colleges let you decide in the second year, and many students change.',
    )
    .say(
      'One catch: nursing, engineering and art often admit you to the program itself, so apply to those from the start if they tempt you.',
    )
    .say('Which class do you look forward to, even on a bad day?')
    .offer('Something with animals', 'I like math', 'I like helping people', 'I like writing')
    .done(),
});

const afterwards = (major: string | null): Answer => ({
  reply: new ReplyWriter()
    .say(`People with a degree in ${major ?? 'any field'} go many ways, and I don’t have a list of jobs.`)
    .say('What I do have is what graduates of each college earn, by field. Name a college and I’ll look.')
    .offer('At Ohio State?', 'Which colleges have it?', 'Recommend colleges')
    .done(),
});

const tightlyChosen = (major: string): Answer => ({
  reply: new ReplyWriter()
    .say(
      `It can be: some programs choose more tightly than their college, and the federal data has no admit rate for ${major} alone.`,
    )
    .say('The program’s own page says how it chooses. Which college are you thinking of?')
    .offer('Which colleges have it?', 'Recommend colleges')
    .done(),
});

const whichMajor = (): Answer => ({
  reply: new ReplyWriter('question')
    .say('Which major are you thinking of, or which college’s majors would you like to see?')
    .offer('Nursing', 'Computer science', 'I am undecided')
    .done(),
});
