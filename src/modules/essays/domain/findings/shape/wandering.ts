import { type Finding } from '../../reading/finding.js';
import { likeDigression } from '../../learned/likeness.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Sentence } from '../../text/manuscript.js';
import { stem } from '../../text/stem.js';
import { EVERYDAY_WORDS } from '../../word-lists/everyday-words.js';
import { found } from '../found.js';
import { beginning } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const SHORTEST_ESSAY = 120;
const SHORTEST = 7;
const MOST_SHOWN = 4;

/** The writer changes the subject in so many words. */
const ASIDE =
  /^(?:(?:but|and|so|also|besides that|by the way|on another note|speaking of [^,]+|fun fact|anyway|other than that|aside from that|in my free time|outside of school|another thing),? )*(?:i (?:also|am also|really also|have also|would also like|should also|just want to)(?: \p{L}+)? (?:like|love|enjoy|play|into|draw|want to|to mention|mention|really|am|have|took|take|do|been)|what i really want to|i am also into|i'm also into)\b|\b(?:is|are|was) (?:actually |also |probably )?my (?:favorite|least favorite)\b|^(?:by the way|fun fact|speaking of|on another note|getting good grades)\b/iu;
/** Known from a book or a page, and not from a life. */
const LECTURE =
  /\b(?:(?:is|are) (?:believed|considered|thought|known|estimated) to\b|have been around (?:for|since)|has been around (?:for|since)|the ancient (?:greeks|romans|egyptians|chinese|maya|mayans|aztecs)|for (?:thousands|hundreds|centuries|millions) of years|was (?:founded|invented|released|discovered|created|made|built|born|established) (?:by \p{Lu}\p{L}+ \p{Lu}\p{L}+|in (?:1\d|20)\d\d)|is the (?:\p{L}+(?:st|nd|rd|th|-largest|-selling)|best|largest|biggest|oldest|most \p{L}+) (?:\p{L}+ )?(?:\p{L}+ )?(?:of all time|in the (?:world|country|united states)|from the|planet|city|country)|(?:society|people) today|nowadays|human civilization|(?:million|billion) (?:tons|dollars|people))\b/iu;
const KIN = '(?:cousin|brother|sister|uncle|aunt|friend|neighbor|roommate)';
const OTHER_LIFE = new RegExp(
  `^(?:but |and |also,? )?my (${KIN}) (?:\\p{L}+ )?(?:also|goes|plays|works|lives|studies|has|had|once|is|was going|went)\\b`,
  'iu',
);

/** Sentences that leave the essay's subject: nothing in them comes back. */
export function wandering(essay: EssayToJudge): Finding[] {
  if (essay.measures.n < SHORTEST_ESSAY) return [];
  const stems = stemsBySentence(essay.manuscript.sentences);
  const places = essay.told
    .filter((facts) => leaves(essay, facts, stems))
    .flatMap(({ sentence }) => beginning(sentence, 10));
  return found('wandering', places.slice(0, MOST_SHOWN));
}

function leaves(essay: EssayToJudge, facts: SentenceFacts, stems: readonly ReadonlySet<string>[]): boolean {
  const { sentence, hasSpeech, firstPerson } = facts;
  const { text, words, index } = sentence;
  if (index === 0 || hasSpeech || words.length < SHORTEST) return false;
  const digression = likeDigression(facts);
  if (
    digression >= SURE.whatever ||
    (digression >= SURE.alone && tiesOf(stems, index) <= MOST_TIES_WHEN_ALONE)
  )
    return true;
  if (ASIDE.test(text)) return tiesOf(stems, index) <= MOST_TIES;
  if (firstPerson === 0 && LECTURE.test(text)) return true;
  const kin = OTHER_LIFE.exec(text)?.[1]?.toLowerCase();
  return kin !== undefined && isMentionedOnce(essay, kin) && tiesOf(stems, index) <= MOST_TIES;
}

const MOST_TIES = 2;
const MOST_TIES_WHEN_ALONE = 1;
const SURE = { whatever: 0.7, alone: 0.5 };

const isMentionedOnce = ({ manuscript }: EssayToJudge, kin: string): boolean =>
  manuscript.words.filter(({ lower }) => lower === kin || lower === `${kin}'s`).length === 1;

const stemsBySentence = (sentences: readonly Sentence[]): ReadonlySet<string>[] =>
  sentences.map(
    ({ words }) =>
      new Set(
        words
          .filter(({ lower }) => lower.length > 2 && !EVERYDAY_WORDS.has(lower))
          .map(({ lower }) => stem(lower)),
      ),
  );

/** How many of its words another sentence has, the next one aside. */
function tiesOf(stems: readonly ReadonlySet<string>[], index: number): number {
  const own = [...(stems[index] ?? [])];
  return own.filter((one) => stems.some((others, at) => Math.abs(at - index) > 1 && others.has(one))).length;
}
