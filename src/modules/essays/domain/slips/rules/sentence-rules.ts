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
    id: 'only-without-the',
    find: /\b(?:was|am|is|became) ((?:only|youngest|oldest) (?:student|person|one|kid|girl|boy|child|sister|brother|daughter|son|member|player))\b/giu,
    note: 'needs “the” in front',
  },
  {
    id: 'when-the-door-open',
    find: /\b(?:when|if|because|though) ((?:the|my|our|his|her) \p{Ll}+ (?:ready|sick|asleep|busy|empty|full|tired|hungry|afraid|alone|broken|open))(?=[.,;!?])/giu,
    note: 'is missing a form of “be”, such as “is” or “was”',
  },
  {
    id: 'hard-worker-person',
    find: /\b(hard worker (?:person|student|girl|boy|man|woman))\b/giu,
    note: 'has one noun too many',
  },
  {
    id: 'enjoy-to',
    find: /\b((?:enjoy|enjoys|enjoyed|avoid|avoided|dislike|disliked) to \p{Ll}+)\b/giu,
    note: 'after this verb comes a form in -ing',
  },
  {
    id: 'went-the-store',
    find: /\b((?:went|go|goes|going|walked|drove|ran|moved|came|flew|traveled) (?:the|my|our|a) (?:store|school|hospital|park|library|beach|gym|church|lake|house|city|village|market|airport|kitchen|office|town|clinic|garage|station|mall|doctor|bank))\b/giu,
    note: 'is missing a small word such as “to”',
  },
  {
    id: 'pronoun-whom',
    find: /\b(whom) (?:is|was|are|were|has|had|will|would|can|could|did not|always|never)\b/giu,
    note: 'does something here: “who”',
    fix: 'who',
  },
  {
    id: 'to-of',
    find: /\b(?:able|have|want|wanted|hope|hoped|seem|seemed|like) (to of) \p{L}+/giu,
    note: 'sounds like “to have” when spoken, and is written so',
    fix: 'to have',
  },
  {
    id: 'hard-time-to',
    find: /\b(?:hard|difficult|rough|easy) time (to (?:understand|speak|learn|make|find|get|talk|adjust|adapt|fit|explain|focus|say|believe|do|write|read))\b/giu,
    note: 'after “a hard time” comes a form in -ing',
  },
  {
    id: 'grandfather-he',
    find: /(?<=^|[.!?]\s)([Mm]y \p{Ll}+, (?:he|she)) (?:is|was|has|had|never|always|did|does|would|will|can|could|made|said|told|taught|gave|came|went|works?|worked|loves?|loved)\b/gmu,
    note: 'names the person twice',
  },
  {
    id: 'medal-was-placed',
    find: /(?<=^|[.!?]\s)((?:Having \p{Ll}+(?: [^,.;!?\n]{2,40})?|\p{Lu}\p{Ll}{2,}ing [^,.;!?\n]{2,40}), (?:the|my|a|an) \p{Ll}+ (?:was|were)) (?:\p{Ll}+ed|given|made|taken|shown|held|put|sent)\b/gmu,
    note: 'says what someone is doing, and your sentence goes on about something else',
  },
  {
    id: 'i-comma',
    find: /(?<=^|[.!?]\s)(I,) (?:was|am|have|had|did|do|will|went|felt|knew|could|wanted|made|took)\b/gmu,
    note: 'has a comma between the doer and the verb',
    kind: 'punctuation',
  },
  {
    id: 'silent-then',
    find: /\b(?:was|were|felt|got) \p{Ll}+ (then (?:we|they|he|she|i|it)) \p{Ll}+ed\b/giu,
    note: 'begins a new sentence without a mark before it',
  },
  {
    id: 'city-small',
    find: /\b(?:in|to|from|near|of|around) (chicago|mexico|texas|california|florida|new york|los angeles|houston|miami|boston|seattle|denver|atlanta|india|china|japan|korea|nigeria|ghana|kenya|ethiopia|somalia|egypt|pakistan|vietnam|peru|brazil|colombia|guatemala|honduras|cuba|haiti|jamaica|france|spain|italy|germany|russia|ukraine|canada|america|africa|europe|asia|arizona|ohio|michigan|alabama|nevada|oregon|utah|kansas|iowa|maine)\b/gu,
    note: 'is a name, so it takes a capital',
    fix: (found) => found.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()),
    kind: 'punctuation',
    weight: 0.5,
  },
];
