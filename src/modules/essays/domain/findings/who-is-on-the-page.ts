import { type Finding } from '../reading/finding.js';
import { per100 } from '../reading/measures.js';
import { type PromptFamily } from '../prompts/prompt.js';
import { type Paragraph, type Sentence, type Word } from '../text/manuscript.js';
import { FIRST_PLURAL, PEOPLE, THIRD_PERSON } from '../word-lists/people.js';
import { found } from './found.js';
import { beginning } from './places.js';
import { type EssayToJudge } from './essay-to-judge.js';

const OTHERS = { shortest: 110, atLeast: 10, timesI: 1.7, timesIInThanks: 2.4, mostI: 4.5 };
const TEAM = { shortest: 90, atLeast: 9, timesI: 2.2, mostI: 3 };
/** Here "we" is the answer. */
const ABOUT_A_GROUP: readonly PromptFamily[] = ['community', 'perspective', 'identity', 'gratitude'];
const SHORTEST_PARAGRAPH = 15;

/** A story about another person, in which the writer is hard to find. */
export function otherFocus({ isStory, measures, brief, manuscript }: EssayToJudge): Finding[] {
  const { n, thirdPerson } = measures;
  const firstPerson = measures.firstPerson - myPeople(manuscript.words);
  const times = brief.family === 'gratitude' ? OTHERS.timesIInThanks : OTHERS.timesI;
  const isMet =
    isStory &&
    n >= OTHERS.shortest &&
    thirdPerson >= OTHERS.atLeast &&
    thirdPerson > times * firstPerson &&
    per100(measures, firstPerson) < OTHERS.mostI;
  if (!isMet) return [];

  const most = manuscript.paragraphs.toSorted((a, b) => thirdPersonShare(b) - thirdPersonShare(a))[0];
  return found('other-focus', beginning(most?.sentences[0]), { pronoun: pronounOf(manuscript.words) });
}

/** A story about "we", in which the writer's own part is hard to find. */
export function teamFocus({ isStory, measures, brief, manuscript }: EssayToJudge): Finding[] {
  const { n, plural, firstPerson } = measures;
  const isMet =
    isStory &&
    !ABOUT_A_GROUP.includes(brief.family) &&
    n >= TEAM.shortest &&
    plural >= TEAM.atLeast &&
    plural > TEAM.timesI * firstPerson &&
    per100(measures, firstPerson) < TEAM.mostI;
  if (!isMet) return [];

  const most = manuscript.sentences.toSorted((a, b) => pluralWords(b) - pluralWords(a))[0];
  return found('team-focus', beginning(most, 10));
}

/** "My grandmother" is about her. */
const myPeople = (words: readonly Word[]): number =>
  words.filter(({ lower }, at) => lower === 'my' && PEOPLE.has(words[at + 1]?.lower ?? '')).length;

function thirdPersonShare({ sentences }: Paragraph): number {
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length < SHORTEST_PARAGRAPH) return 0;
  return words.filter(({ lower }) => THIRD_PERSON.has(lower)).length / words.length;
}

function pronounOf(words: readonly Word[]): string {
  const count = (...forms: string[]): number => words.filter(({ lower }) => forms.includes(lower)).length;
  return count('he', 'his') > count('she', 'her') ? 'him' : 'her';
}

const pluralWords = ({ words }: Sentence): number =>
  words.filter(({ lower }) => FIRST_PLURAL.has(lower)).length;
