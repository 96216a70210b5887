import { likeLifeOfAnother } from '../../learned/likeness.js';
import { type Finding } from '../../reading/finding.js';
import { per100 } from '../../reading/measures.js';
import { type PromptFamily } from '../../prompts/prompt.js';
import { type Paragraph, type Sentence, type Word } from '../../text/manuscript.js';
import { FIRST_PLURAL, PEOPLE, THIRD_PERSON } from '../../word-lists/people-and-places/people.js';
import { found } from '../found.js';
import { beginning } from '../places.js';
import { sentencesLike } from '../sentences-like.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const OTHERS = { shortest: 110, atLeast: 10, timesI: 1.7, timesIInThanks: 2.4, mostI: 4.5 };
const TEAM = { shortest: 90, atLeast: 9, timesI: 2.2, mostI: 3 };
/** Here "we" is the answer. */
const ABOUT_A_GROUP: readonly PromptFamily[] = ['community', 'perspective', 'identity', 'gratitude'];
const SHORTEST_PARAGRAPH = 15;

/** A story about another person, in which the writer is hard to find. */
export function otherFocus(essay: EssayToJudge): Finding[] {
  const { isStory, measures, brief, manuscript } = essay;
  const { n, thirdPerson } = measures;
  const firstPerson = measures.firstPerson - myPeople(manuscript.words);
  const times = brief.family === 'gratitude' ? OTHERS.timesIInThanks : OTHERS.timesI;
  const isMet =
    isStory &&
    n >= OTHERS.shortest &&
    thirdPerson >= OTHERS.atLeast &&
    thirdPerson > times * firstPerson &&
    per100(measures, firstPerson) < OTHERS.mostI;
  if (!isMet) return lifeOfAnother(essay);

  const most = manuscript.paragraphs.toSorted((a, b) => thirdPersonShare(b) - thirdPersonShare(a))[0];
  return found('other-focus', beginning(most?.sentences[0]), { pronoun: pronounOf(manuscript.words) });
}

const RUN = { sentences: 4, words: 42 };
/** One long sentence that sounds like the story of another's life is enough. */
const LIFE = { sure: 0.5, words: 14 };

/** Several sentences in a row tell someone else's life, with no "I" among them. */
function lifeOfAnother(essay: EssayToJudge): Finding[] {
  const { sentences, words } = essay.manuscript;
  const lives = sentencesLike(essay, likeLifeOfAnother, LIFE.sure)
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.words.length >= LIFE.words && isAboutAnother(sentence));
  const runs = runsAboutOthers(sentences).filter((one) => {
    const length = one.reduce((sum, sentence) => sum + sentence.words.length, 0);
    const isLong = essay.isStory && one.length >= RUN.sentences && length >= RUN.words;
    return isLong || one.some((sentence) => lives.includes(sentence));
  });
  return found(
    'other-focus',
    runs.flatMap(([first]) => beginning(first)),
    { pronoun: pronounOf(words) },
  );
}

function runsAboutOthers(sentences: readonly Sentence[]): Sentence[][] {
  const runs: Sentence[][] = [[]];
  for (const sentence of sentences) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last === undefined || last.paragraph === sentence.paragraph;
    if (!isAboutAnother(sentence)) runs.push([]);
    else if (goesOn) runs.at(-1)?.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}

/** He or she does what the sentence tells; "my mother" alone is still about her. */
function isAboutAnother({ words, isSpoken }: Sentence): boolean {
  const others = words.filter(({ lower }) => SUBJECTS.has(lower) || PEOPLE.has(lower)).length;
  const own = words.filter(
    ({ lower }, at) => OWN_WORDS.has(lower) && !(lower === 'my' && PEOPLE.has(words[at + 1]?.lower ?? '')),
  ).length;
  return !isSpoken && others > 0 && own === 0;
}

const SUBJECTS = new Set(['he', 'she', "he's", "she's", "he'd", "she'd"]);
const OWN_WORDS = new Set(['i', 'me', 'my', 'mine', "i'm", "i'd", "i've", 'we', 'us', 'our']);

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
