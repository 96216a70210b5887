import { type GrammarRule } from './grammar-rule.js';

const OF_SOME = String.raw`(?:us|them|(?:my|the|our|his|her|their|these|those) (?:\p{Ll}+ )?\p{Ll}+s)`;
const GROUP =
  'list|box|pile|stack|bag|bowl|set|collection|series|row|smell|taste|sound|color|price|cost|quality|lack|importance|fear|thought|idea|weight|number|value|stream|string|wall|bucket|basket|jar';
const NOUNS_OF_MANY = 'women|men|children';
const AFTER_TIME =
  'go|goes|come|comes|see|sees|am|is|are|take|takes|travel|travels|visit|visits|start|starts|join|joins|make|makes|meet|meets|find|finds|move|moves|win|wins|lose|loses|decide|decides|learn|learns|begin|begins|volunteer|volunteers|want|wants';
const PAST_TIME = String.raw`(?:last (?:summer|year|week|month|night|winter|spring|fall)|yesterday|(?:two|three|four|five|six|a few|several) (?:years|months|weeks|days|summers) ago)`;

/** One and several, now and then. */
export const AGREEMENT_RULES: readonly GrammarRule[] = [
  {
    id: 'one-of-several-are',
    find: new RegExp(
      String.raw`(?<!\b(?:if|wish|wished|as though) )\b((?:one|each|every one|either|neither) of ${OF_SOME} (?:are|were|have|do|don't|weren't|aren't))\b(?! (?:i|we|you|they)\b)`,
      'giu',
    ),
    note: 'speaks of one of them, and the verb is for several',
  },
  {
    id: 'group-of-were',
    find: new RegExp(
      String.raw`\b((?:the|my|our|his|her|their|this|that) (?:${GROUP}) of (?:\p{Ll}+ )?\p{Ll}+s (?:were|are|have|weren't|aren't))\b`,
      'giu',
    ),
    note: 'the verb belongs to the first noun, which is one',
  },
  {
    id: 'along-with-were',
    find: /\b((?:the|my|our|his|her) \p{Ll}+(?<!s)), (?:along with|together with|as well as) [^,.;!?]{3,40}, (?:were|are|have)\b/giu,
    note: 'is the one your verb belongs to, and the verb is for several',
  },
  {
    id: 'me-and-first',
    find: /(?<=^|[.!?]\s)([Mm]e and (?:my|his|her|our|the) (?:\p{Ll}+ )?\p{Ll}+) (?!is\b|was\b|has\b|does\b)\p{Ll}{2,}s\b/gmu,
    note: 'uses “me” where the pair does something: try it with only yourself in the sentence',
  },
  {
    id: 'a-women',
    find: new RegExp(String.raw`\b((?:a|one|this|that|another|every) (?:${NOUNS_OF_MANY}))\b(?!['-])`, 'giu'),
    note: 'is one person, and the noun is for several',
  },
  {
    id: 'plural-apostrophe',
    find: /(?<!\p{L})((?!(?:it|that|what|there|here|he|she|who|let|one|else|where|how|when|everyone|everything|someone|nobody|mine|today)'s)\p{Ll}{2,}'s) (?:were|are|have|weren't|aren't)\b/gu,
    note: 'speaks of several, so it takes no apostrophe',
    fix: (found) => found.replace("'s", 's'),
  },
  {
    id: 'number-apostrophe',
    find: /\b(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|these|those) (?!o'|years|weeks|days|hours|months|minutes)(\p{Ll}{3,}'s)(?= (?:\p{Ll}+ed|were|are|have|had|in|on|at|and|to|from)\b|[.,;!?])/gu,
    note: 'speaks of several, so it takes no apostrophe',
    fix: (found) => found.replace("'s", 's'),
  },
  {
    id: 'past-time-present',
    find: new RegExp(
      String.raw`(?:^|[.!?]\s+)${PAST_TIME},? ((?:i|we|he|she|they|my \p{L}+) (?:${AFTER_TIME}))\b(?![-'])`,
      'gimu',
    ),
    note: 'is in the present, after words about the past',
  },
];
