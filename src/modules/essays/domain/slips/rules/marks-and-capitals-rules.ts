import { type GrammarRule } from './grammar-rule.js';

/** Marks, capitals and words joined or parted. */
export const MARKS_AND_CAPITALS_RULES: readonly GrammarRule[] = [
  {
    id: 'capital-i',
    find: /(?<=\s)(i)(?= (?:am|was|have|had|do|did|will|would|can|could|think|know|want|like|love|feel|felt|learned|realized|went|saw)\b)/gu,
    note: 'is a capital letter when it means you',
    fix: 'I',
    weight: 0.5,
  },
  { id: 'another', find: /\b(an other)\b/giu, note: 'is one word', fix: 'another' },
  {
    id: 'missing-apostrophe',
    find: new RegExp(
      String.raw`\b(?:my|our|his|her|their) (moms|dads|mothers|fathers|grandmothers|grandfathers|grandmas|grandpas) (?:car|house|job|voice|hands?|kitchen|room|face|name|side|phone|eyes|shop|store|restaurant|cooking|life|death|advice|story|words|accent|english|dream|garden|truck|recipe|hospital|funeral|chair|notebook|arms?|smile|love|hard|old|favorite)\b`,
      'giu',
    ),
    note: 'belongs to one person, so the word takes an apostrophe',
  },
  {
    id: 'language-capital',
    find: /(?<![\p{L}-])(english|spanish|french|german|korean|japanese|italian|russian|arabic|vietnamese|portuguese|american|mexican|african|asian|european)(?![\p{L}-]| (?:fries|toast|press|dressing|shepherd|horn|braids?|cheese|vanilla))/gu,
    note: 'names a language or people, so the word has a capital',
    fix: (found) => found.charAt(0).toUpperCase() + found.slice(1),
    kind: 'punctuation',
    weight: 0.5,
  },
  {
    id: 'high-school',
    find: /\b(?:in|a|my|of|through|throughout|during|since|for|after|to|from) ((?:High|Middle|Elementary) School)\b(?! \p{Lu})/gu,
    note: 'has small letters when no name stands before the words',
    kind: 'punctuation',
    weight: 0.5,
  },
  {
    id: 'no-apostrophe',
    find: /\b(?:i|we|you|they|he|she|it|that|who|people) (cant|wont|wouldnt|shouldnt|couldnt|didnt|doesnt|isnt|wasnt|arent|werent|hasnt|havent|hadnt)\b/giu,
    note: 'leaves a letter out, so the word takes an apostrophe',
    fix: (found) => found.replace(/t$/i, "'t"),
  },
  {
    id: 'year-old',
    find: /\ban? ((?:\d+|(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)) years? old)\b/giu,
    note: 'is one idea, joined by hyphens, as in “a ten-year-old”',
    kind: 'punctuation',
    weight: 0.5,
  },
  {
    id: 'question-mark',
    find: /(?:^|[.!?]\s+)(who (?:is|was|were|will|would|did) \p{L}+|(?:where|why|when|how) (?:is|are|was|were|do|does|did|will|would|can|could|should) (?:i|you|he|she|it|we|they|the|my|your|his|her|our|their|this|that|there|people|everyone))[^.!?"\n]{3,90}\.(?=\s|$)/gimu,
    note: 'asks something and ends with a period',
    kind: 'punctuation',
    weight: 0.5,
  },
  {
    id: 'two-word-number',
    find: /\b((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:one|two|three|four|five|six|seven|eight|nine))\b/giu,
    note: 'is one number, joined by a hyphen',
    kind: 'punctuation',
    weight: 0.5,
  },
  { id: 'alot', find: /\b(alot)\b/giu, note: 'is two words', fix: 'a lot', kind: 'spelling' },
  {
    id: 'i-lower',
    find: /(?<![\p{L}\p{N}.'])(i|i'm|i've|i'd|i'll)(?![\p{L}\p{N}.'-])/gu,
    note: 'the word “I” is always a capital',
    fix: (found) => found.replace(/^i/, 'I'),
  },
  {
    id: 'space-after-stop',
    find: /\p{Ll}{2}([.!?,;])(?=\p{Lu}\p{Ll}|I\b)/gu,
    note: 'needs a space after the mark',
    kind: 'punctuation',
    weight: 0.5,
  },
  {
    id: 'space-before-mark',
    find: /\p{L}( +[,.!?;:])(?=\s|$)/gu,
    note: 'has a space before the mark',
    kind: 'punctuation',
    weight: 0.5,
  },
  {
    id: 'many-marks',
    find: /([!?]{2,}|,,|(?<!\.)\.\.(?!\.))/gu,
    note: 'uses more marks than one',
    kind: 'punctuation',
    weight: 0.5,
  },
];
