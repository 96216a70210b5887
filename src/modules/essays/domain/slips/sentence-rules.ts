import { type GrammarRule } from './grammar-rule.js';

const KIN =
  '(?:mom|mother|dad|father|brother|sister|grandma|grandmother|grandpa|grandfather|teacher|coach|uncle|aunt|cousin|friend|boss)';
/** They do nothing on purpose, so no "Walking home," is about them. */
const NO_DOER =
  '(?:heart|phone|hands|eyes|mind|legs|knees|voice|tears|time|bus|car|door|alarm|clock|rain|day|room|house|music|ball|lights?|smell|sound|sun|street|box|letter|news|idea|thought|stomach)';

/** How the parts of a sentence hold together. */
export const SENTENCE_RULES: readonly GrammarRule[] = [
  {
    id: 'comma-therefore',
    find: /(?<=\p{L}), (therefore|thus|consequently|furthermore|moreover|however),? (?:i|we|he|she|they|it|the|my|our) \p{Ll}+/giu,
    note: 'begins a new sentence, so a comma before it is too little',
  },
  {
    id: 'doer-left-out',
    find: new RegExp(
      String.raw`(?<=^|[.!?]\s)(\p{Lu}\p{Ll}{2,}ing\b[^,.;!?\n]{3,50}, (?:the|my|our|his|her|their) ${NO_DOER}) \p{Ll}+`,
      'gmu',
    ),
    note: 'says what someone is doing, and your sentence goes on about something else',
  },
  {
    id: 'pair-comma-verb',
    find: /(?<=^|[.!?]\s)((?:[Mm]y|[Tt]he|[Oo]ur) \p{Ll}+ and (?:I|my \p{Ll}+|the \p{Ll}+)), (?:\p{Ll}{3,}ed|went|drove|were|was|have|had|are|took|made|ran|sat|ate|built|found)\b(?![^.!?\n]*,)/gmu,
    note: 'has a comma between the doers and what they do',
  },
  {
    id: 'double-subject-kin',
    find: new RegExp(
      String.raw`(?:^|[.!?]\s+)(my (?:little|older|younger|big|best|twin|baby|old|great) ${KIN} (?:he|she)) (?=(?:is|was|has|had|works?|told|said|always|never|taught|gave|came|went|made|did|does|would|will|can|likes?|loves?|thought|thinks|knew|knows|got|saw|\p{L}{2,}ed)\b)`,
      'gimu',
    ),
    note: 'names the person twice',
  },
  {
    id: 'to-and-ing',
    find: /\b(?:like|love|enjoy|want|hope|learned|started|began|prefer)s?(?: also)? (to \p{Ll}+(?: \p{Ll}+){0,3}, (?:to )?\p{Ll}+ing(?: \p{Ll}+){0,3},? and (?:to )?\p{Ll}+)/giu,
    note: 'your list changes its shape on the way',
  },
  {
    id: 'ing-and-to',
    find: /\b((?:\p{Ll}{2,}ing(?: \p{Ll}+){0,3}, )\p{Ll}{2,}ing(?: \p{Ll}+){0,3},? and to \p{Ll}+)\b/giu,
    note: 'your list changes its shape on the way',
  },
  {
    id: 'enjoy-to',
    find: /\b((?:enjoy|enjoys|enjoyed|avoid|avoided|dislike|disliked) to \p{Ll}+)\b/giu,
    note: 'after this verb comes a form in -ing',
  },
];
