import { type GrammarRule } from './grammar-rule.js';
import { KIN } from './words-of-rules.js';

const ONE_THING =
  '(?:thing|friend|reason|person|teacher|moment|experience|day|time|place|lesson|student|member|subject|book|hobby|challenge|memory|skill|activity|goal|dream|problem|sport|class|player|way|gift|job)';
const END = String.raw`(?=[.,!?;:]|$|\s+(?:ago|later|in|of|and|to|with|for|when|i|because|since|after|before|who|that|from|at|on|every|but|so|we|he|she|they|were|are|was|is)\b)`;
const VERBS_WITH_S =
  '(?:forgets|goes|makes|has|does|says|gets|knows|thinks|wants|needs|likes|comes|takes|tries|keeps|feels|looks|plays|works|lives|loves|eats|runs|walks|sits|helps|asks|tells|gives|watches|talks|starts|believes|learns|sees|finds|uses|leaves)';
const ONE_PERSON =
  '(?:man|woman|boy|girl|kid|lady|guy|person|teacher|nurse|student|customer|child|friend|coach|doctor|stranger|neighbor)';
const PLAIN_VERBS =
  '(?:come|go|run|say|give|see|tell|ask|take|make|have|want|need|look|walk|sit|know|think|keep)';
const WHOSE = '(?:my|the|our|his|her|their)';

/** One does it, or several do. */
export const ONE_OR_SEVERAL_RULES: readonly GrammarRule[] = [
  {
    id: 'pair-was',
    find: new RegExp(
      String.raw`(?:^|[.!?,]\s+|\b(?:because|when|that|and|but|so|where)\s+)(${WHOSE} (?!family\b|whole\b)\p{L}+(?: \p{L}+)? and ${WHOSE} \p{L}+ (?:was|is|has|wasn't|isn't|hasn't|does|doesn't))\b(?! (?:what|who|how|why|where))`,
      'gimu',
    ),
    note: 'speaks of two, so the verb is plural',
  },
  {
    id: 'plural-verb-s-later',
    find: new RegExp(
      String.raw`(?<!\b(?:and|or|of|with|than|that|who|which) )\b((?:[Ww]e|[Tt]hey|I|[Yy]ou) (?:(?:still|always|also|never|often|really|just|only|both|all|usually|sometimes) )?${VERBS_WITH_S})\b`,
      'gu',
    ),
    note: 'has a verb for he or she',
  },
  {
    id: 'one-dont',
    find: /\b((?:[Tt]his|[Tt]hat|[Ii]t|[Hh]e|[Ss]he|(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]he|[Tt]hat|[Tt]his|[Ee]very|[Ee]ach) (?!people\b|police\b|children\b|men\b|women\b)\p{Ll}+(?<!s)) don't)\b/gu,
    note: 'speaks of one, so it is “doesn’t”',
  },
  {
    id: 'name-dont',
    find: /(?<=^|[.!?]\s)(\p{Lu}\p{Ll}+(?<!s|[Ww]e|[Tt]hey|[Yy]ou|[Pp]eople|[Ss]ome|[Mm]ost|[Mm]any|[Pp]lease|[Jj]ust|[Bb]ut|[Aa]nd|[Ss]o) don't)\b/gmu,
    note: 'speaks of one, so it is “doesn’t”',
  },
  {
    id: 'one-plain-verb',
    find: new RegExp(
      String.raw`(?<!\b(?:let|make|made|saw|see|watch|watched|heard|hear|help|helped|had|have|like|does|did|do|can|could|would|will|should|may|might|must) )\b((?:a|one|the|another|every|each) (?:\p{Ll}+ )?${ONE_PERSON} ${PLAIN_VERBS})\b(?! (?:in|and) (?:to|back)\b)`,
      'giu',
    ),
    note: 'speaks of one, and the verb has no -s',
  },
  {
    id: 'neither-were',
    find: /\b([Nn]either (?:my |the |his |her )?\p{L}+ nor (?:my |the |his |her )?\p{Ll}+(?<![^s]s) (?:were|are|have))\b/gu,
    note: '“neither … nor” with one and one takes a verb for one',
  },
  {
    id: 'title-were',
    find: /(?<!\b(?:and|or|of|with) )\b((?:Coach|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Professor|Principal|Aunt|Uncle|Grandma|Grandpa|Officer|Pastor|Father|Sister) \p{Lu}\p{Ll}+ (?:were|have|are|don't|do))\b/gu,
    note: 'speaks of one, and the verb is for several',
  },
  {
    id: 'everyone-plural',
    find: /\b(everyone|everybody|someone|somebody|nobody|no one|anyone|anybody|each of (?:us|them|(?:the|these|those|my|our|his|her) \p{L}+)) (have|are|were|do|don't|weren't|aren't)\b(?! (?:i|we|you|they)\b)/giu,
    note: 'takes a verb for one, as in “each is” and “everyone is”',
  },
  {
    id: 'one-of-the',
    find: new RegExp(
      String.raw`\bone of (?:the|my|our|his|her|their) (?:(?!and |or |is |was )\p{L}+ ){0,3}?(${ONE_THING})(?=[\s.,!?;]|$)`,
      'giu',
    ),
    note: 'after “one of” comes a plural',
  },
  {
    id: 'there-is-many',
    find: /\b(there(?: is|'s| was) (?:many|several|two|three|four|five|six|ten|lots of|numerous|a lot of \p{L}+s))\b/giu,
    note: 'speaks of several, so “are” or “were”',
  },
  {
    id: 'number-singular',
    find: new RegExp(
      String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|few|these|those|\d{1,3}) (year|month|week|day|hour|minute|friend|brother|sister|student|kid|book|class|thing|time|mile|page|school|language|job|cousin|country|dollar|game|lesson|teacher|person|question)${END}`,
      'giu',
    ),
    note: 'speaks of several, so the noun is plural',
  },
  {
    id: 'people-is',
    find: /(?:\b((?:they|we|you) (?:is|was|has|does|doesn't|wasn't|isn't|hasn't))|(?:^|[.!?]\s+|,\s+(?:and |but |so )?|\b(?:that|because|when|where|if|since|while|although|and|but)\s+)((?:(?:my|the|our|his|her|their|many|most|some|these|those|other|all) ){0,2}(?:people|sunflowers|boys|girls|teachers|players|cousins|neighbors|things|boards|trees|books|cars|dogs|classes|grades|days|hours|words|brothers|sisters|grandparents|teammates|classmates|members|others|families|results|memories|plants|tickets|shoes|children|kids|students|parents|friends|stars|hands|eyes|feet|teeth|brothers|grades|numbers|roses|knees|rules|streets|trucks|phones|computers) (?:is|was|has|does|doesn't|wasn't|isn't|hasn't|knows|wants|needs|makes|says)))\b(?! (?:what|who|how|why|where))/gimu,
    note: 'speaks of several, so the verb is plural',
  },
  {
    id: 'he-dont',
    find: /\b((?:[Hh]e|[Ss]he|[Ii]t|[Mm]y (?:mom|dad|mother|father|brother|sister|friend|teacher|coach|grandmother|grandfather|uncle|aunt|cousin|dog|cat)|[Tt]his|[Tt]hat|[Nn]obody|[Ee]veryone) (?:don't|haven't))\b|(?<![\p{L}'])((?!(?:I|You|We|They|But|And|So|Or|If|Please|Just|Why|Who|What|How|Where|People|Children|Men|Women|Now|Then|Well|Oh|No|Yes|Still|Also|Even|Maybe|Most|Some|Many|Both|Two|Three|When|Because|Though|These|Those)\b)\p{Lu}\p{Ll}+[^s\P{Ll}] don't)\b/gu,
    note: 'speaks of one, so “doesn’t” or “hasn’t”',
  },
  {
    id: 'this-these',
    find: /\b(this (?:people|things|years|students|kids|children|experiences|skills|days|lessons|challenges|classes|books|friends|stories|problems|moments|activities|words)|these (?:experience|person|thing|lesson|moment|story|problem|kind of experience))\b/giu,
    note: 'mixes one and several',
  },
  {
    id: 'family-plural',
    find: new RegExp(
      String.raw`(?<!\b(?:of|in|with|from|and|for|to|on|than|like) )\b(?:my|his|her|our|their) ((?:family|team|school|class|church) (?:have|are|don't|aren't|haven't))\b(?! (?:i|we|you|they)\b)`,
      'giu',
    ),
    note: 'speaks of one group, so “has” or “is”',
  },
  {
    id: 'one-who-plural',
    find: new RegExp(
      String.raw`(?<!\bone of [^.!?]{0,30})\b(?:a|an|the|only|that|my|one) (?:\p{L}+ )?((?:${KIN}|robot|dog|cat|person|student|kid|man|woman|boy|girl|neighbor) who (?:do|don't|go|have|make|want|know|say|like|love|need|work|live|help|teach|give|take))\b`,
      'giu',
    ),
    note: 'speaks of one, so the verb takes -s',
  },
  {
    id: 'things-that-was',
    find: /(?<!\bone of [^.!?]{0,30})\b((?:things|people|students|friends|kids|books|words|classes|days|problems|questions|skills|stories) (?:that|who|which) (?:is|was|has|does|isn't|wasn't|doesn't))\b/giu,
    note: 'speaks of several, so the verb is plural',
  },
  {
    id: 'kin-plain-verb',
    find: new RegExp(
      String.raw`(?<!\b(?:did|does|do|let|lets|make|made|makes|help|helped|helps|see|saw|hear|heard|watch|watched|and|would|will|can|could|should|might|must|to|than|of|had|have|if|or|may) )\b(?:my|his|her|our) ((?:(?:little|older|younger|big|oldest|youngest|best) )?${KIN} (?:ask|tell|say|give|want|know|think|need|teach|call|take))(?= (?:me|us|him|her|them|that|to|why|how|what|when|if|it)\b)`,
      'giu',
    ),
    note: 'speaks of one, and the verb has no -s',
  },
  {
    id: 'kin-find-out',
    find: new RegExp(String.raw`(?:^|[.!?]\s+)[Mm]y (${KIN} find) (?=out|it|the|a|my|me)`, 'gmu'),
    note: 'speaks of one, and the verb has no -s',
  },
  {
    id: 'kin-plain-work',
    find: new RegExp(
      String.raw`(?:^|[.!?]\s+|\b(?:because|but|since) )[Mm]y (${KIN} (?:work|cook|clean|make|get|have|live|come|go|love|like|speak|sing|drive|sell|play|run))(?= (?:two|three|at|in|as|to|for|the|a|an|my|every|all|very|so|hard|with|English|Spanish|on|night|from)\b)`,
      'gmu',
    ),
    note: 'speaks of one, and the verb has no -s',
  },
  {
    id: 'which-mean',
    find: /, which (mean)\b/giu,
    note: 'speaks of one, and the verb has no -s',
    fix: 'means',
  },
  {
    id: 'nobody-plain-verb',
    find: /(?<!\b(?:make|made|makes|let|lets|help|helped|see|saw|hear|heard|watch|watched|have|had|does|did|do|would|will|can|could|should) )\b((?:nobody|no one|everyone|everybody|someone|somebody) (?:in|at|on|from|around) (?:(?:the|my|our|this|that) )?\p{L}+ (?:ask|know|want|think|care|say|tell|like|need|have|understand|believe|love))\b/giu,
    note: 'takes a verb for one person, as in “everyone knows”',
  },
  {
    id: 'i-were',
    find: /(?<!\b(?:if|as|though|wish|wished|than|that|like|only|unless|whether|and|nor|or) )\b(i were)\b/giu,
    note: 'speaks of one: “I was”',
    fix: 'I was',
  },
  {
    id: 'it-plain-verb',
    find: /\b(?:but|and|because|so|that|when) (it (?:help|make|take|work|look|feel|mean|need|give|happen|come|go|seem|sound|taste|smell))\b/giu,
    note: 'speaks of one, and the verb has no -s',
  },
  {
    id: 'plural-was',
    find: /(?:^|[.!?]\s+|,\s+|\b(?:and|but|because|so|when|that)\s+)((?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir|[Tt]hese|[Tt]hose|[Tt]he) (?!news\b|series\b|lens\b|chaos\b|species\b|means\b)\p{Ll}{2,}(?<![isau]|ic)s (?:was|is|has|wasn't|isn't|hasn't|doesn't))\b(?! (?:what|who|how|why|where))/gmu,
    note: 'speaks of several, so the verb is plural',
  },
  {
    id: 'body-was',
    find: /(?<!\b(?:of|with|and|or|than|to|for|in|from|by|about) )\b(?:my|his|her|our|their) ((?:legs|hands|palms|eyes|feet|knees|arms|fingers|lungs|ears|shoulders|lips|friends|parents|grades|classmates|teammates|brothers|sisters|dreams|thoughts) (?:was|is|has|wasn't|isn't|hasn't|doesn't))\b/giu,
    note: 'speaks of several, so the verb is plural',
  },
  {
    id: 'several-of-was',
    find: /\b((?:two|three|four|five|six|seven|eight|nine|ten|some|many|most|both|few|several) of (?:them|us|the \p{Ll}+s|my \p{Ll}+s|our \p{Ll}+s) (?:was|is|has|wasn't|isn't|hasn't|doesn't))\b/giu,
    note: 'speaks of several, so the verb is plural',
  },
  {
    id: 'many-who-comes',
    find: /(?<!\bone of [^.!?]{0,30})\b((?:people|students|friends|kids|children|teachers|parents|families|girls|boys|teammates|classmates) who (?:comes|goes|gets|makes|needs|wants|likes|loves|lives|works|helps|knows|takes|plays|thinks|says|feels|looks|speaks|gives|believes|struggles))\b/giu,
    note: 'speaks of several, so the verb has no -s',
  },
  {
    id: 'plural-verb-s',
    find: /(?<!\b(?:of|in|with|from|and|for|to|on|than|like|at|by) )\b(?:[Tt]he|[Tt]hese|[Tt]hose|[Mm]y|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er) ((?:\p{Ll}+ )?\p{Ll}{2,}(?<![isau]|ic)s (?:means|makes|gives|helps|takes|allows|needs|comes|goes|seems|feels|teaches|brings))\b/gu,
    note: 'speaks of several, so the verb has no -s',
  },
  {
    id: 'family-plain-verb',
    find: /(?<!\b(?:did|does|do|let|lets|make|made|makes|help|helped|helps|see|saw|hear|heard|watch|watched|would|will|can|could|should|might|must|to|had) )\b(?:my|his|her|our) (family (?:move|come|go|leave|want|need|decide|arrive|travel|give|say|think|know))\b/giu,
    note: 'speaks of one group, and the verb has no -s',
  },
];
