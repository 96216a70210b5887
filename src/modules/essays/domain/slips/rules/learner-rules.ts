import { type GrammarRule } from './grammar-rule.js';

const BARE_VERB =
  '(?:make|do|go|help|buy|see|get|take|learn|study|find|give|have|eat|become|bring|cook|teach|send|save|speak|understand|improve|earn|live|pay|feed|carry|sell|clean|keep|be)';
const MANY =
  '(?:friends|peers|parents|teachers|classmates|teammates|kids|students|people|children|brothers|sisters|neighbors|cousins|grandparents|coaches|customers|patients|players|members|men|women|girls|boys|siblings|volunteers)';
const VERB_OF_ONE =
  "(?:was|is|has|looks|does|doesn't|wasn't|isn't|hasn't|wants|needs|goes|comes|gets|thinks|knows|says|makes|takes|gives|helps|likes|loves|works|plays|feels|tells|asks|seems)";

/** What many write whose first language is another, and what is close to it. */
export const LEARNER_RULES: readonly GrammarRule[] = [
  {
    id: 'i-born',
    find: /\b((?:i|he|she|we|they) born)\b(?! (?:witness|children|a child))/giu,
    note: 'needs “was” or “were” before it',
  },
  {
    id: 'have-seven-years',
    find: /\b(?:i|he|she|we|they|brother|sister|son|daughter) ((?:have|had|has) (?:(?:only|just|already) )?(?:\p{L}+teen|five|six|seven|eight|nine|ten|eleven|twelve|twenty|\d{1,2}) years)(?= (?:old|when|and|i|we|he|she|they)\b|[.,;])/giu,
    note: 'tells an age with “have”, where English uses “be”',
  },
  {
    id: 'in-years',
    find: /\b(?:i|he|she|we|they) ((?:was|were|am|is) in (?:\p{L}+teen|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) years)\b/giu,
    note: 'gives an age in another way than your reader expects',
  },
  {
    id: 'for-make',
    find: new RegExp(
      String.raw`(?<!\b(?:time|thank|thanks|sorry|known|call|called|go|wish|hope|asked|ask|used|except) )\b(for ${BARE_VERB}) (?:the|a|an|my|his|her|our|their|me|him|them|it|bread|money|food|more|better|english|home|to)\b`,
      'giu',
    ),
    note: 'needs “to” before the verb, or its -ing form',
  },
  {
    id: 'which-it-is',
    find: /(?<!\b(?:in|of|for|on|to|at|from|with|know|knew|see|saw|choose|chose|wonder|wondered|decide|decided|tell|ask|asked) )\b(which (?:it|he|she|they) (?:is|are|was|were) (?:very|so|difficult|hard|good|important|easy|big|the|a|an|my))\b/giu,
    note: 'says its subject twice',
  },
  {
    id: 'because-the-war',
    find: /\b(because (?:the|my|his|her|our|their|this|that) (?:war|work|job|school|rain|snow|weather|money|language|accent|pandemic|virus|noise|distance|cold|heat|disease|illness|injury|divorce|accident))(?=[.,;!?]|$)/gimu,
    note: 'needs “of” after “because”',
    fix: (found) => found.replace(/^because/i, 'because of'),
  },
  {
    id: 'in-oclock',
    find: /\b(in (?:the )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'clock)\b/giu,
    note: 'names an hour, so it takes “at”',
    fix: (found) => found.replace(/^in (?:the )?/i, 'at '),
  },
  {
    id: 'leaved',
    find: /\b(leaved|teached|buyed|catched|bringed|goed|thinked|maked|comed|runned|speaked|writed|sended|builded|feeled|keeped|sleeped|tooked|breaked|falled|growed|knowed|drived|eated|finded|losed|meeted|payed|readed|rised|selled|standed|telled|understanded|weared|winned|hurted|costed|cutted|putted|hitted)\b/giu,
    note: 'is a verb with its own form for the past',
  },
  {
    id: 'which-everybody',
    find: /\b((?:last|first|only|best|worst|hardest) (?:thing|person|time|day|place|one) which)\b/giu,
    note: 'takes “that” in English',
    fix: (found) => found.replace(/which$/i, 'that'),
  },
  {
    id: 'since-two-years',
    find: /\b(since (?:only )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|many|a few|several) (?:years|months|weeks|days))\b(?! (?:ago|before|earlier|have|had))/giu,
    note: 'counts time, so it takes “for”',
    fix: (found) => found.replace(/^since/i, 'for'),
  },
  {
    id: 'friends-was',
    find: new RegExp(
      String.raw`(?<!\b(?:one|each|none|either|neither|every|any|of|with|for|to|about|from|by|at|in|on|and|or|than|like|as|between|among|around) (?:of )?(?:(?:the|my|our|his|her|their|these|those|other|real|best|close) ){0,3})\b((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]hese|[Tt]hose|[Mm]any|[Aa]ll|[Oo]ther|[Mm]ost|real|best|close) ${MANY} (?:(?:always|never|often|also|still|really|just|usually) )?${VERB_OF_ONE})\b`,
      'gu',
    ),
    note: 'speaks of several, so the verb is plural',
  },
  {
    id: 'stopped-to-study',
    find: /\b((?:never|didn't|did not|couldn't|could not) (?:stopped|stop|quit) to (?:study|work|try|play|learn|practice|read|write|speak|help|run|dance|sing|draw))\b/giu,
    note: 'needs the -ing form after “stop”',
  },
];
