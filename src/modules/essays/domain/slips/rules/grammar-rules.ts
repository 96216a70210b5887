import { type GrammarRule } from './grammar-rule.js';
import { KIN } from './words-of-rules.js';

const PAST_ONLY =
  'went|saw|knew|took|gave|wrote|spoke|began|broke|chose|drove|ate|fell|forgot|grew|threw|wore|became|came|stole|swam|sang|drank|rang|flew|drew|did';

/** Pronouns, verbs and what stands with them. */
export const GRAMMAR_RULES: readonly GrammarRule[] = [
  {
    id: 'them-and-i',
    find: /(?<=^|[.!?]\s|\b(?:and|but|so|because|when|if|that) )((?:[Hh]im|[Hh]er|[Tt]hem) and (?:I|me|my \p{Ll}+|\p{Lu}\p{Ll}+)) (?!to\b|from\b|in\b|at\b|on\b|for\b)\p{Ll}+/gmu,
    note: 'uses “him”, “her” or “them” where someone does something: try each alone in the sentence',
  },
  {
    id: 'more-better',
    find: /\b(more (?:better|worse|easier|harder|faster|slower|happier|stronger|bigger|smarter|older|younger))\b/giu,
    note: 'compares twice',
  },
  {
    id: 'less-of-many',
    find: /\b((?:less|amount of) (?:people|students|kids|mistakes|friends|hours|days|classes|things|problems|books|words|customers|families|players|teammates))\b/giu,
    note: 'counts things one by one, so it is “fewer” or “number of”',
  },
  {
    id: 'has-showed',
    find: /\b((?:has|have|had|'s|'ve) (?:showed|went|came|wrote|did|took|saw|gave|ate|fell|broke|chose|spoke|drove|began|became|ran|grew|knew|threw|drank|swam|sang|flew|forgot|stole|wore)) (?!up\b)/giu,
    note: 'needs the other past form after “has” or “have”',
  },
  {
    id: 'ends-with-of',
    find: /\b((?:in case|because|instead|in front|in spite|outside) of)(?=[.!?;])/giu,
    note: 'stops before it says of what',
  },
  {
    id: 'nobody-does-it',
    find: /(?:^|[.!?]\s+)((?:Being|Having \p{L}+|Growing up|While \p{L}+ing|After \p{L}+ing|When \p{L}+ing|As an? \p{L}+)\b[^,.;!?\n]{2,60}, (?:there (?:is|are|was|were|has|have)|it (?:is|was|has)|many|several|most|a lot of))\b/gmu,
    note: 'names what someone is or does, and your sentence goes on about something else',
  },
  {
    id: 'me-subject',
    find: /(?:^|[.!?]\s+|,\s*(?:and|but|so)\s+|\bwhen\s+|\bbecause\s+|\b(?:next|last|this|every) \p{L}+,? )(me and (?:my )?\p{L}+\.?(?: \p{Lu}\p{L}+)?|(?:my )?\p{L}+(?: \p{Lu}\p{L}+)? and me)\s+(?:went|were|are|was|had|have|would|will|did|do|go|got|decided|started|used|always|both|made|played|worked|live|lived|could|can|ran|sat|came|built|found|takes?|makes?|likes?|loves?|talked|talk|got|ate|ran|\p{L}{2,}ed)\b/giu,
    note: 'uses “me” where the pair does something: try it with only yourself in the sentence',
  },
  {
    id: 'me-subject-later',
    find: /\b(?:[Ii]n|[Oo]n|[Aa]t|[Dd]uring|[Aa]fter|[Bb]efore) (?:\p{L}+ ){1,3}?(me and (?:my \p{L}+|\p{Lu}\p{L}+)) (?:went|were|are|had|would|decided|started|used|always|both|made|played|switched|worked|lived|could|ran|sat|came|built|found|talked)\b/gu,
    note: 'uses “me” where the pair does something: try it with only yourself in the sentence',
  },
  {
    id: 'and-i-object',
    find: /\b[Bb]etween ((?:you|him|her|them|my \p{L}+|\p{Lu}\p{L}+) and I)\b|\b(?:for|with|to|from|at|taught|told|gave|asked|helped|made|let) ((?:you|him|her|them|my \p{L}+|\p{Lu}\p{L}+) and I)\b(?=[.,;!?]|$|\s+(?:to|in|at|on|a|the|how|when|that|from|about)\b)/gu,
    note: 'uses “I” where something happens to the pair: try it with only yourself',
  },
  {
    id: 'i-seen',
    find: /(?<!\b(?:[Hh]ave|[Hh]as|[Hh]ad)\s)\b(?:I|we|they|he|she)\s+(seen|done)\b(?!\s+by)/gu,
    note: 'needs “have” or the simple past',
  },
  {
    id: 'indirect-question',
    find: /\b(?:ask|asked|asks|know|knew|wonder|wondered|understand|understood|tell|told|explain|explained) (?:me |him |her |us |them )?((?:where|what|why|how|when|who) (?:do|did|does|is|are|was|were) (?:i|he|she|we|they|you|it))\b(?![^.!?]*\?)/giu,
    note: 'is a question inside a sentence, so the verb comes after the person',
  },
  {
    id: 'stop-to',
    find: /\b(stop(?:ped|s)? to (?:work|function|exist|rain|beat))\b(?= *[.,;!?]|$| (?:and|because|when|after|in|on)\b)/giu,
    note: 'means you paused to do it; with -ing it means you quit',
  },
  {
    id: 'amount-of',
    find: /\b(amount of (?:people|students|kids|children|friends|books|hours|times|things|classes|teachers|words|hours|activities|challenges|opportunities|questions))\b/giu,
    note: 'counts things, so “number of”',
  },
  {
    id: 'use-to',
    find: /\b(?:i|we|they|he|she|it|you) (use to) (?!(?:the|a|my|this|our)\b)\p{L}+/giu,
    note: 'is about the past: “used to”',
    fix: 'used to',
  },
  {
    id: 'double-negative',
    find: /\b(?:don't|didn't|doesn't|can't|couldn't|ain't|won't|wasn't|isn't|never) (?:\p{L}+ ){0,3}?(nothing|nobody|no one|nowhere|none)\b(?! (?:but|else but|to do with))/giu,
    note: 'says no twice in one sentence',
  },
  {
    id: 'am-agree',
    find: /\b(am (?:agree|believe|want|like|understand|think|know|need|hope|have|disagree))\b/giu,
    note: 'has two verbs where one is enough',
  },
  {
    id: 'interesting-in',
    find: /\b(?:am|was|were|is|are|became|become|get|got|been|really|very|very much|more) (interesting) in\b/giu,
    note: 'is about how you feel: “interested”',
    fix: 'interested',
  },
  {
    id: 'boring-of',
    find: /\b(?:am|was|were|is|are|became|got|felt|feel) (boring|exciting|confusing|tiring|surprising) (?:with|of|about|by)\b/giu,
    note: 'is about how you feel, so it ends in -ed',
  },
  {
    id: 'although-but',
    find: /(?:^|[.!?]\s+)(although|even though|though) [^.,;!?]{3,90}, (but)\b/gimu,
    note: 'has “although” and “but”; one of them is enough',
  },
  {
    id: 'because-so',
    find: /(?:^|[.!?]\s+)(because|since) [^.,;!?]{3,90}, (so)\b(?! (?:much|many|that)\b)/gimu,
    note: 'has “because” and “so”; one of them is enough',
  },
  {
    id: 'double-subject',
    find: new RegExp(
      String.raw`(?:^|[.!?]\s+)(my ${KIN} (?:he|she)) (?=(?:is|was|has|had|works?|worked|told|said|always|never|taught|gave|came|went|made|did|does|would|will|can|likes?|loves?|thought|thinks|knew|knows|got|saw|\p{L}{2,}ed)\b)`,
      'gimu',
    ),
    note: 'names the person twice',
  },
  {
    id: 'double-subject-several',
    find: /(?:^|[.!?]\s+)([Mm]y (?:parents|grandparents|friends|coworkers|classmates|teammates|brothers|sisters|cousins|teachers|neighbors) they) (?=(?:are|were|had|have|said|told|always|never|taught|gave|came|went|make|made|did|do|would|will|can|know|knew|work|live|\p{Ll}{2,}ed)\b)/gmu,
    note: 'names the people twice',
  },
  {
    id: 'double-subject-name',
    find: /(?:^|[.!?]\s+)((?:[Mm]y (?:\p{Ll}+ )?)?(?:(?:Mr|Mrs|Ms|Dr)\.?|[Cc]oach) \p{Lu}\p{L}+ (?:he|she)) (?=(?:is|was|has|had|told|said|always|never|taught|gave|came|went|made|did|would|will|can|knew|knows|got|saw|let|\p{Ll}{2,}ed)\b)/gmu,
    note: 'names the person twice',
  },
  {
    id: 'very-verb',
    find: /\b(?:i|we|they|he|she) (very (?:like|love|want|enjoy|miss|appreciate|hate|need)d?)\b/giu,
    note: 'puts “very” before a verb; “really” or “very much” go with verbs',
  },
  {
    id: 'forward-to',
    find: /\blook(?:ing|ed)? forward to (meet|see|hear|study|learn|work|attend|join|be|start|become|go|visit|explore|take|make|have|contribute|bring|share|grow|help|live|play|get|give|find|do|use|continue|teach|build)\b/giu,
    note: 'after “look forward to” the verb takes -ing',
  },
  {
    id: 'mass-plural',
    find: /\b(informations|advices|homeworks|knowledges|equipments|furnitures|luggages|evidences|feedbacks|sceneries|staffs|musics|vocabularys)\b/giu,
    note: 'has no plural in English',
  },
  {
    id: 'many-mass',
    find: /\b(many (?:homework|information|advice|knowledge|equipment|money|furniture|music|traffic|fun|stuff|patience|courage|help|pressure|work))\b(?!s| (?:assignments|hours|sessions|days|places))/giu,
    note: 'counts something that is not counted: “much”',
  },
  {
    id: 'much-count',
    find: /(?<!\bhow )\b(much (?:people|friends|students|things|books|problems|times|hours|years|kids|questions|mistakes|children|days|classes|teachers|girls|boys|families|words|languages|ways|opportunities))\b/giu,
    note: 'measures things that are counted: “many”',
  },
  {
    id: 'did-past',
    find: /(?<!\b(?:what|all|thing|things|that|everything) (?:i|he|she|we|they) (?:ever )?)\b(?:did|didn't|did not) (?:not |never |i |he |she |we |they |even |really |ever )?(went|saw|had|knew|came|took|made|was|were|got|thought|felt|said|told|found|gave|understood|began|became|wanted|liked|learned|worked|helped|tried|looked|played|started|asked|needed|noticed|realized|believed|studied|stopped|cared|finished|answered|loved|talked|walked|happened|passed|failed|moved)\b/giu,
    note: 'has the past twice: after “did” the verb stays plain',
  },
  {
    id: 'to-past',
    find: /\bto (went|saw|took|gave|told|became|wrote|spoke|understood|knew|came|bought|taught|made|forgot|began|chose|drove|ate|felt|said|learned|helped|worked|studied)\b(?! (?:to|by))/giu,
    note: 'after “to” the verb stays plain',
  },
  {
    id: 'have-past',
    find: new RegExp(
      String.raw`\b(?:have|has|had|'ve|haven't|hasn't|hadn't)(?: (?:not|never|always|already|just|also|ever|finally|really))? (${PAST_ONLY})\b(?! (?:of|by))`,
      'giu',
    ),
    note: 'after “have” comes the third form, as in “have gone”',
  },
  {
    id: 'a-mass',
    find: /\b(an? (?:advice|information|homework|equipment|furniture|feedback|luggage|knowledge of|good advice|important information))(?=[.,;!?]|$|\s+(?:that|which|to|about|from|and|for|on|me|he|she)\b)/giu,
    note: 'uses “a” with something that is not counted',
  },
  {
    id: 'more-er',
    find: /\b(more (?:better|easier|bigger|stronger|harder|faster|smarter|closer|older|taller|happier|worse|braver|kinder|deeper|louder))\b/giu,
    note: 'compares twice',
  },
  {
    id: 'most-est',
    find: /\b(most (?:best|biggest|hardest|easiest|happiest|greatest|strongest|smartest|oldest|kindest|worst|proudest|scariest))\b/giu,
    note: 'compares twice',
  },
  {
    id: 'since-long',
    find: /\b(since (?:\p{L}+ )?(?:two|three|four|five|six|seven|eight|ten|many|several|\d+) (?:years|months|weeks|days))\b(?! (?:ago|old|before|earlier|i|we|my))/giu,
    note: 'a length of time goes with “for”',
  },
  {
    id: 'am-since',
    find: /\b((?:am|is|are) (?:living|studying|working|playing|learning|dancing|swimming)) (?:\p{L}+ ){0,5}?(?:since|for (?:\p{L}+|\d+) (?:years|months|weeks))\b/giu,
    note: 'started in the past and still goes on: “have been …ing”',
  },
  {
    id: 'make-to',
    find: /\b((?:made|make|makes|making) (?:me|him|her|us|them|people) to (?:be|feel|think|realize|understand|see|want|become|learn|work|go|do|believe|love|study|grow))\b/giu,
    note: 'does not need “to” after “make”',
  },
  {
    id: 'explain-me',
    find: /\b((?:explain|explained|suggest|suggested|recommend|recommended|describe|described) (?:me|him|her|us|them)) (?:the|how|that|to|a|why|what|about)\b/giu,
    note: 'needs “to” before the person',
  },
  {
    id: 'discuss-about',
    find: /\b((?:discuss|discussed|discussing|mention|mentioned) about)\b/giu,
    note: 'does not need “about”',
  },
  {
    id: 'preposition',
    find: /\b(married with|depends? of|depended of|consists? in|arrived? to|arrived to|good in (?:math|english|science|sports|music|cooking|drawing)|listen(?:ed|ing)? music|listen(?:ed|ing)? (?:him|her|them|me)\b|interested (?:on|about|for) |afraid from|different of|responsible of|capable to|prefer(?:red)? \p{L}+ than|insist(?:ed)? to|accused for|proud (?:about|with|for) (?:my|her|his|me)|married to each other with|return(?:ed)? back|repeat(?:ed)? again|emphasi[sz]e(?:d)? on|enter(?:ed)? (?:in|into|to) (?:the|my) (?:room|house|school|class|classroom|kitchen)|go(?:ing)? to home|went to home|came to home|go to shopping|went to shopping|reach(?:ed)? to (?:the|my|home))/giu,
    note: 'goes with a different small word, or with none',
  },
  {
    id: 'double-plural',
    find: /\b(childs|childrens|mens|womens|peoples|foots|tooths|mouses|sheeps|furnitures|persons)\b(?! (?:room|team|bathroom|shelter|hospital|choir|soccer|basketball|locker|republic))/giu,
    note: 'has a plural of its own in English',
  },
  {
    id: 'missing-be',
    find: /(?:^|[.!?,]\s+|\b(?:because|and|but|that|when|so)\s+)((?:he|she|it|they|we|i|life|english|school|math|everything) (?:very|so|too) (?:hard|good|difficult|kind|poor|happy|sad|different|big|small|important|tired|nice|strong|scared|shy|proud|excited|nervous|smart|quiet|far|bad))\b/gimu,
    note: 'is missing a form of “be”, such as “is” or “was”',
  },
  {
    id: 'modal-to',
    find: /\b((?:can|could|must|should|might) (?:able to|to (?:go|do|be|make|help|learn|see|study|work|have|get|take|find|speak|understand)))\b/giu,
    note: 'has one small word too many after the helper verb',
  },
  {
    id: 'should-went',
    find: /\b(?:should've|could've|would've|should have|could have|would have|might have|must have) (went|came|saw|took|did|ran|knew|gave|wrote|spoke|ate|fell|forgot|became|began|chose|drove)\b/giu,
    note: 'after “have” comes the third form, as in “have gone”',
  },
  {
    id: 'in-neither',
    find: /\b(?:don't|didn't|doesn't|can't|couldn't|won't|wasn't|isn't)(?: \p{L}+){1,4}? (neither)\b/giu,
    note: 'says no twice in one sentence',
  },
  {
    id: 'embarrassed-of',
    find: /\b((?:embarrassed|excited|worried|concerned) of)\b/giu,
    note: 'goes with a different small word, such as “by” or “about”',
  },
  {
    id: 'is-name',
    find: /\b(?:is|was|are|were) (name) (?=\p{Lu})/gu,
    note: 'tells what they are called: “named”',
    fix: 'named',
  },
  {
    id: 'sing-bad',
    find: /\b(?:sing|sang|play|played|drive|drove|spell|cook|cooked|write|wrote|speak|spoke|dance|danced) (bad|good)\b(?=[,.;!?]| (?:at|in|on|and|but|when)\b)/giu,
    note: 'tells how it is done, so “badly” or “well”',
  },
  {
    id: 'pair-object-subject',
    find: /(?:^|[.!?,]\s+|\b(?:and|but|because|when|so|that)\s+)((?:her|him|them) and (?:i|me)) (?:have|had|are|were|was|went|go|always|never|both|did|do|\p{L}{2,}ed)\b/gimu,
    note: 'uses “her” or “him” where the pair does something: try it with only one of you',
  },
  {
    id: 'hardly-negative',
    find: /\b((?:can't|couldn't|don't|didn't|doesn't|wasn't|isn't|not) (?:hardly|barely|scarcely))\b/giu,
    note: 'says no twice in one sentence',
  },
  {
    id: 'neither-nothing',
    find: /\b(?:neither|nobody|no one|none) (?:of \p{L}+ )?(?:\p{L}+ ){1,2}?(nothing|nobody|no one|nowhere)\b(?! (?:but|else))/giu,
    note: 'says no twice in one sentence',
  },
  {
    id: 'no-more-negative',
    find: /\b(?:don't|didn't|doesn't|can't|couldn't|ain't|won't|wasn't|isn't)(?: \p{L}+){1,5}? (no more)\b(?! than)/giu,
    note: 'says no twice in one sentence',
  },
  {
    id: 'girl-name',
    find: /\b(?:an?|the|my|one) (?:\p{Ll}+ )?(?:girl|boy|man|woman|friend|teacher|kid|student|dog|cat|app|book|game|town|village|guy|lady|cousin|horse) (name) (?=\p{Lu})/gu,
    note: 'tells what it was called: “named”',
    fix: 'named',
  },
  {
    id: 'off-of',
    find: /\b(?:get|got|getting|stepped|jumped|fell|hopped|climbed) (of) (?:the|my|his|her|our|a)\b/giu,
    note: '“of” belongs to something; “off” moves away from it',
    fix: 'off',
  },
  {
    id: 'who-which',
    find: /\b(?:people|students|friends|kids|person|teachers?|man|woman|girls?|boys?|parents|mother|mom|father|dad|grandparents|grandmother|grandma|grandfather|grandpa|brothers?|sisters?|cousins?|friend|coach|classmates|teammates) (which)\b/giu,
    note: 'is about a person, so “who”',
    fix: 'who',
  },
];
