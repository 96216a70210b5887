import { type GrammarRule } from './grammar-rule.js';

const OF_SOME = String.raw`(?:us|them|(?:my|the|our|his|her|their|these|those) (?:\p{Ll}+ )?\p{Ll}+s)`;
const GROUP =
  'list|box|pile|stack|bag|bowl|set|collection|series|row|smell|taste|sound|color|price|cost|quality|lack|importance|fear|thought|idea|weight|number|value|stream|string|wall|bucket|basket|jar|effect|result|goal|purpose|point|cause|beauty|sight|look|feel|feeling|use|lot of work';
const NOUNS_OF_MANY = 'women|men|children';
const VERBS_OF_ONE =
  "comes|goes|gets|makes|needs|wants|likes|loves|lives|works|helps|knows|takes|plays|thinks|says|feels|looks|gives|believes|is|was|has|does|doesn't|wasn't|isn't";
const NO_VERB = String.raw`(?!(?:and|is|was|are|were|has|have|had|do|does|did|can|could|will|would|went|came|took|got|made|said|that|who|which|where|when)\b)(?!\p{L}+ed\b)\p{L}+`;
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
    find: /(?<=^|[.!?]\s)([Mm]e and (?:my|his|her|our|the) \p{Ll}+(?: \p{Ll}+)?) (?!in\b|at\b|on\b|with\b|and\b|against\b|for\b|who\b|under\b|from\b|were\b|are\b|was\b|had\b|have\b|would\b|will\b|did\b|do\b|could\b|can\b|always\b|both\b)(?:agree|walk|talk|see|know|think|share|work|live|sit|eat|want|try|meet|spend|study|fight|laugh|\p{Ll}{2,}s)\b/gmu,
    note: 'uses “me” where the pair does something: try it with only yourself in the sentence',
  },
  {
    id: 'plural-comes',
    find: new RegExp(
      String.raw`(?<=^|[.!?]\s)(\p{Lu}\p{Ll}{2,}(?:ers|ors|ents|ants|ists|ings|ies|ions|ements|irls|oys) (?:${VERBS_OF_ONE}))\b`,
      'gmu',
    ),
    note: 'speaks of several, so the verb has no -s',
  },
  {
    id: 'two-things-is',
    find: new RegExp(
      String.raw`(?<=^|[.!?]\s)((?:[Tt]he|[Mm]y|[Oo]ur|[Tt]heir)(?: ${NO_VERB}){1,5} and (?:the|my|our|their|his|her)(?: ${NO_VERB}){2,5} (?:is|was|has)) (?!what\b|who\b)`,
      'gmu',
    ),
    note: 'speaks of two, so the verb is plural',
  },
  {
    id: 'thought-they-are',
    find: /\b(?:thought|believed|felt|hoped|feared) (?:that )?((?:they|we|you) are|(?:he|she|it) is|i am)\b(?! (?:now|still|today)\b)/giu,
    note: 'is in the present, and your sentence is in the past',
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
  {
    id: 'family-name-apostrophe',
    find: /\b[Tt]he (\p{Lu}\p{Ll}+'s) (?:live|lived|were|are|have|had|came|come|moved|own|owned|left|invited|always|never|next door)\b/gu,
    note: 'speaks of several, so it takes no apostrophe',
    fix: (found) => found.replace("'s", 's'),
  },
  {
    id: 'plural-on-the-was',
    find: /(?<=^|[.!?]\s|\b(?:and|but|because|when|that) )((?:[Tt]he|[Mm]y|[Oo]ur|[Tt]hese|[Tt]hose) (?:boys|girls|kids|students|players|books|cars|houses|people|children|men|women|trees|letters|pictures|shoes|boxes|parents|teachers|neighbors|windows|names|dogs|birds|other kids) (?:on|in|at|from|of|around|with|behind|under) (?:the|my|our|his|her|that) \p{Ll}+ (?:was|is|has|wasn't|isn't))\b/gmu,
    note: 'speaks of several, so the verb is plural',
  },
  {
    id: 'kin-always-say',
    find: /(?<!\b(?:and|or|let|made|make|makes|hear|heard|see|saw|did|does|had|like|of|with) )\b((?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]he) (?:mom|mother|dad|father|brother|sister|grandma|grandmother|grandpa|grandfather|teacher|coach|uncle|aunt|cousin|boss|manager|doctor|neighbor) (?:always|never|often|usually|sometimes|still|also) (?:say|tell|work|go|come|make|give|want|know|think|have|do|help|ask|talk|cook|take|get|look|need|sing|call))\b/gu,
    note: 'speaks of one, and the verb has no -s',
  },
  {
    id: 'modal-with-s',
    find: /\b((?:can|could|will|would|should|must|might) (?:sings|goes|makes|does|runs|plays|works|helps|says|takes|gets|comes|gives|speaks|writes|cooks|reads|feels|thinks|knows|has|sees|learns|becomes|changes|means))\b/giu,
    note: 'has an -s that goes away after the helper verb',
  },
  {
    id: 'am-work',
    find: /\b(am (?:work|live|study|play|go|come|help|love|enjoy|feel|remember|speak|come from))\b/giu,
    note: 'has two verbs where one is enough',
  },
  {
    id: 'she-sung',
    find: /(?:^|[.!?,]\s|\b(?:and|but|that|when|because|before|so) )(?:i|he|she|we|they) (sung|swum|drunk|rung|sunk|begun|shrunk|stunk|sprung|written|spoken|broken|eaten|given|taken|driven|fallen|gone|grown|known|thrown|chosen|forgotten|stolen)\b(?! (?:by|in|and)\b)/gimu,
    note: 'needs “have” or the simple past',
  },
  {
    id: 'grade-present',
    find: /(?<=^|[.!?]\s)In (?:sixth|seventh|eighth|ninth|tenth|eleventh|middle school|elementary school|kindergarten)(?: grade)?,? (i (?:join|start|go|come|move|make|meet|win|lose|begin|learn|decide|find|try|take|get|quit|run|become))\b/gimu,
    note: 'is in the present, after words about the past',
  },
  {
    id: 'walks-and-wrote',
    find: /(?<=^|[.!?]\s)((?:[Hh]e|[Ss]he) (?:walks|looks|turns|opens|takes|goes|comes|gets|sits|stands|picks|grabs|runs|smiles)) [^.,;!?]{2,30} and (?:wrote|said|told|gave|went|took|left|put|sat|began|\p{Ll}{3,}ed)\b/gmu,
    note: 'moves between present and past in one sentence',
  },
  {
    id: 'there-stands',
    find: /\b\p{Ll}+ed [^.;!?]{2,30} and (there (?:stands|is|sits|comes|goes))\b/giu,
    note: 'moves from past to present in one sentence',
  },
  {
    id: 'opened-smells',
    find: /\b\p{Ll}{2,}ed [^.;!?]{2,30}, (\p{Ll}{3,}s) (?:it|him|her|them|me|the|my|a)\b[^.;!?]{0,30}, and \p{Ll}+(?:ed|aid|ent|ook|ave|ot)\b/gu,
    note: 'is in the present, between words in the past',
  },
  {
    id: 'and-my-uncle-give',
    find: /, (?:and|but|so) ((?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur) (?:mom|mother|dad|father|brother|sister|grandma|grandmother|grandpa|grandfather|uncle|aunt|cousin|coach|teacher|boss|friend) (?:give|tell|ask|take|come|go|say|see|run|buy|bring|call|show|teach)) (?:me|us|him|her|my|the|a|to|home|that)\b/gu,
    note: 'speaks of one, and the verb has no -s',
  },
  {
    id: 'no-article',
    find: /\b(?:have|had|has|buy|bought|need|needed|want|wanted) ((?:bicycle|bike|car|house|computer|laptop|phone|dog|cat|garden|teacher|brother|sister|dictionary|piano|guitar|uniform|backpack|ticket|visa))(?=[.,;!?]| (?:and|but|so|because)\b)/giu,
    note: 'needs a small word in front, such as “a” or “the”',
  },
];
