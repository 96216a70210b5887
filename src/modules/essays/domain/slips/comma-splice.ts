import { type Manuscript, type Sentence } from '../text/manuscript.js';
import { type Slip } from './slip.js';

const SUBJECT = String.raw`(?:i|he|she|it|we|they|you|this|that|there|nobody|no one|everyone|everybody|(?:some|most|many|other|the other) \p{L}+|people|others|(?:my|our|his|her|their|the|these|those) (?:\p{L}+ ){0,2}?\p{L}+)`;
/** "The window hums": a verb that no list has. */
const SINGULAR_CLAUSE =
  /^(?:and |but |so )?(?:my|our|his|her|their|the|this|that) \p{L}*[^s\P{L}] \p{L}{2,}s (?:at|in|on|to|the|a|an|my|his|her|me|us|him|them|like|so|too|with|every|up|down|out)\b/iu;
/** "Basketball was my life": one word and a form of "be". */
const BARE_SUBJECT = /^(?:and |but |so )?\p{L}+ (?:is|was|are|were) /iu;
const PRONOUN = String.raw`(?:i|he|she|it|we|they|this|there|(?:most|some|many|all|both|none|half) of (?:them|us|it)|(?:everyone|everybody|nobody|no one)(?: (?:in|on|at|around) (?:the|my|our) \p{L}+)?)`;
const ADVERB = String.raw`(?:\s+(?:also|never|always|just|still|soon|then|even|\p{L}+ly))?`;
const VERB = String.raw`(?:am|is|are|was|were|have|has|had|do|does|did|can|could|will|would|should|'m|'s|'re|'ve|'d|didn't|wasn't|couldn't|don't|isn't|weren't|went|got|made|came|took|saw|knew|thought|felt|said|told|found|gave|became|began|ran|sat|stood|left|kept|lost|won|wrote|spoke|taught|bought|brought|built|grew|heard|held|led|met|paid|read|slept|spent|sold|woke|ate|drove|broke|chose|fell|rode|sang|swam|threw|wore|drew|flew|forgot|hid|hit|put|rose|shook|sent|meant|understood|caught|fought|hung|cut|let|set|shut|quit|cost|hurt|beat|bit|blew|dug|froze|lay|lit|rang|sank|slid|stole|stuck|struck|tore|wept|gets|makes|gives|takes|says|means|feels|looks|seems|keeps|comes|goes|love|loves|like|likes|want|wants|need|needs|know|knows|think|feel|work|works|live|lives|\p{L}{2,}ed)`;

const CLAUSE = new RegExp(
  String.raw`^(?:and |but |so |then )?${SUBJECT}${ADVERB}(?:\s+|(?='))${VERB}(?![\p{L}])`,
  'iu',
);
const PRONOUN_CLAUSE = new RegExp(
  String.raw`^(?:sometimes |now |then |suddenly |later )?${PRONOUN}${ADVERB}(?:\s+|(?='))${VERB}(?![\p{L}])`,
  'iu',
);
/** "It was raining hard, the windows shook": the second half has a noun that does or is something. */
const NOUN_CLAUSE =
  /^(?:(?:my|our|his|her|their|the) (?:(?:own|other|whole|older|younger|little|first|next|last|old|new) )?\p{L}+(?<!est|one)|people|others|some people) (?:was|were|had|did|could|would|went|came|took|felt|fell|ran|sat|stood|kept|left|lost|broke|began|shook|bled|grew|got|made|froze|rang|hung|sank|spoke|gave|threw|(?!included|named|called|excepted)\p{L}{3,}ed(?= \p{L}))\b/iu;
const HELD_APART =
  /^(?:my|our|his|her|their|the) \p{L}+ (?:said|told|asked|thought|explained|replied|added)\b/iu;
const DOES = /^(?:he|she|it) \p{L}{2,}s\b/iu;
/** "All of them sang and I was quiet": a sentence whose second half is sure. */
const LATER_CLAUSE = new RegExp(String.raw`\b(?:and|but|so) ${PRONOUN}${ADVERB}\s+${VERB}(?![\p{L}])`, 'iu');
const OPENER =
  /^(?:and |but |so |then |also )?(?:when|if|because|although|though|even|as|while|after|before|since|once|until|unless|whenever|wherever|whether|where|by|in|on|at|for|with|without|from|during|despite|to|instead|every|one|last|next|whatever|however|first|who|what|how|not|only|never|no|had|even|the more|the less|the first time|the day|the moment|each time|every time)\b/iu;

/** "In the spring the school took the room back": a whole sentence after its time. */
const OPENS_WITH_TIME = new RegExp(
  String.raw`^(?:in|on|that|last|by) (?:the |that )?(?:spring|summer|fall|winter|morning|afternoon|evening|night|end|weekend|year|month|week|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december) (?:the|my|our|his|her|we|he|she|they|i) (?:\p{L}+ ){0,3}?${VERB}(?![\p{L}])`,
  'iu',
);

const DENIAL =
  /\b(?:(?:is|was|are|were|am|'s|'re|be|been) (?:not|never|no longer)|isn't|wasn't|aren't|weren't|not (?:just|only|about|because))\b/i;
const CONTRAST = /^(?:it|they|i|he|she|we|this|there)\b/i;
const LONGEST_DENIAL_WORDS = 9;

const INNER_CLAUSE =
  /\b(?:that|and|but|so|or|know|believe|then)\s+(?:even\s+)?(?:with|when|if|while|although|though|despite|after|before|once|by|as|in|on|no matter|since|because|without|for|during|every)\b/i;
const ASIDE =
  /^(?:i|he|she|we|they) (?:think|thought|know|knew|said|guess|believe|suppose|mean|swear|hope|told)\b/i;
/** "I won't lie, I was afraid": the first part only opens the second. */
const OPENING_ASIDE =
  /^(?:and |but |so )?i (?:won't|will not|can't|cannot|have to|must|do) (?:lie|admit|confess|say|deny it)$/i;
const LONGEST_ASIDE_WORDS = 5;
const SAYING = /\b(?:said|told|thought|asked|knew|know|think|say|swear)$/i;
const SO_THAT = /\b(?:so|such)\b/i;
const LONGEST_SO_WORDS = 7;

const SHORTEST_SENTENCE_WORDS = 7;
const SHORTEST_CLAUSE_WORDS = 3;
/** "I came, I saw": short on purpose. */
const LONGEST_DRUMBEAT_WORDS = 4;
const SHORTEST_SPLICE_WORDS = 8;
/** More parts make a list or an aside. */
const MOST_PARTS = 3;

/** Two full sentences joined by a comma alone. Quiet about contrast, speech, lists and asides. */
export const commaSplices = ({ sentences }: Manuscript): Slip[] => sentences.flatMap(spliceIn);

function spliceIn(sentence: Sentence): Slip[] {
  if (sentence.isSpoken || sentence.words.length < SHORTEST_SENTENCE_WORDS) return [];
  if (/["“”;:—–]/.test(sentence.text)) return [];

  const parts = sentence.text.split(/,\s/);
  const [left, right] = parts;
  if (left === undefined || right === undefined || parts.length > MOST_PARTS) return [];

  if (isList(parts)) return [];

  const comma = sentence.start + left.length;
  const leftWords = sentence.words.filter(({ end }) => end <= comma);
  const rightWords = sentence.words.filter(({ start }) => start > comma).slice(0, wordsIn(right));
  if (!isSplice(left, right, leftWords.length, rightWords.length)) return [];

  return [
    {
      rule: 'comma-splice',
      kind: 'punctuation',
      start: leftWords.at(-SHORTEST_CLAUSE_WORDS)?.start ?? sentence.start,
      end: rightWords[SHORTEST_CLAUSE_WORDS - 1]?.end ?? sentence.end,
      note: 'joins two full sentences with a comma',
      weight: 0.8,
    },
  ];
}

/** Three full sentences, the last with "and": a list. */
const isList = (parts: readonly string[]): boolean =>
  parts.length === MOST_PARTS && /^and\b/i.test(parts[2] ?? '');

const wordsIn = (text: string): number => text.split(/\s+/).length;

function isSplice(left: string, right: string, leftWords: number, rightWords: number): boolean {
  if (leftWords < SHORTEST_CLAUSE_WORDS || rightWords < SHORTEST_CLAUSE_WORDS) return false;
  if ((OPENER.test(left) && !OPENS_WITH_TIME.test(left)) || OPENING_ASIDE.test(left)) return false;
  if (
    !(
      CLAUSE.test(left) ||
      OPENS_WITH_TIME.test(left) ||
      BARE_SUBJECT.test(left) ||
      SINGULAR_CLAUSE.test(left) ||
      LATER_CLAUSE.test(left)
    ) ||
    !isClauseOfItsOwn(right)
  )
    return false;
  if (DENIAL.test(left) && CONTRAST.test(right) && leftWords <= LONGEST_DENIAL_WORDS) return false;
  if (INNER_CLAUSE.test(left) || SAYING.test(left)) return false;
  if (ASIDE.test(right) && rightWords <= LONGEST_ASIDE_WORDS) return false;
  if (SO_THAT.test(left) && leftWords <= LONGEST_SO_WORDS) return false;
  return (
    !isDrumbeat(left, right) || leftWords > LONGEST_DRUMBEAT_WORDS || rightWords > LONGEST_DRUMBEAT_WORDS
  );
}

const isClauseOfItsOwn = (text: string): boolean =>
  PRONOUN_CLAUSE.test(text) || DOES.test(text) || (NOUN_CLAUSE.test(text) && !HELD_APART.test(text));

/** The same word begins both parts, or they are very short. */
const isDrumbeat = (left: string, right: string): boolean =>
  firstWord(left) === firstWord(right) || wordsIn(left) + wordsIn(right) < SHORTEST_SPLICE_WORDS;

const firstWord = (text: string): string => text.split(/\s+/)[0]?.toLowerCase() ?? '';
