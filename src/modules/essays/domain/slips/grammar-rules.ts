import { type GrammarRule } from './grammar-rule.js';

const KIN =
  '(?:mom|mother|dad|father|brother|sister|grandma|grandmother|grandpa|grandfather|teacher|coach|uncle|aunt|cousin|friend|boss)';
const COMPARATIVE =
  '(?:more|less|fewer|better|worse|rather|older|younger|bigger|smaller|faster|slower|harder|easier|stronger|taller|longer|shorter|higher|lower|greater|louder|smarter|deeper|closer|richer|poorer|happier|other)';
const ONE_THING =
  '(?:thing|friend|reason|person|teacher|moment|experience|day|time|place|lesson|student|member|subject|book|hobby|challenge|memory|skill|activity|goal|dream|problem|sport|class|player|way|gift|job)';
const END = String.raw`(?=[.,!?;:]|$|\s+(?:ago|later|in|of|and|to|with|for|when|i|because|since|after|before|who|that|from|at|on|every|but|so|we|he|she|they|were|are|was|is)\b)`;
const PAST_ONLY =
  'went|saw|knew|took|gave|wrote|spoke|began|broke|chose|drove|ate|fell|forgot|grew|threw|wore|became|came|stole|swam|sang|drank|rang|flew|drew|did';
const VERBS_WITH_S =
  '(?:forgets|goes|makes|has|does|says|gets|knows|thinks|wants|needs|likes|comes|takes|tries|keeps|feels|looks|plays|works|lives|loves|eats|runs|walks|sits|helps|asks|tells|gives|watches|talks|starts|believes|learns|sees|finds|uses|leaves)';
const ONE_PERSON =
  '(?:man|woman|boy|girl|kid|lady|guy|person|teacher|nurse|student|customer|child|friend|coach|doctor|stranger|neighbor)';
const PLAIN_VERBS =
  '(?:come|go|run|say|give|see|tell|ask|take|make|have|want|need|look|walk|sit|know|think|keep)';
const WHOSE = '(?:my|the|our|his|her|their)';
export const GRAMMAR_RULES: readonly GrammarRule[] = [
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
    id: 'them-and-i',
    find: /(?<=^|[.!?]\s|\b(?:and|but|so|because|when|if|that) )((?:[Hh]im|[Hh]er|[Tt]hem) and (?:I|me|my \p{Ll}+|\p{Lu}\p{Ll}+)) (?!to\b|from\b|in\b|at\b|on\b|for\b)\p{Ll}+/gmu,
    note: 'uses “him”, “her” or “them” where someone does something: try each alone in the sentence',
  },
  {
    id: 'neither-were',
    find: /\b([Nn]either (?:my |the |his |her )?\p{L}+ nor (?:my |the |his |her )?\p{Ll}+(?<![^s]s) (?:were|are|have))\b/gu,
    note: '“neither … nor” with one and one takes a verb for one',
  },
  {
    id: 'whos-whose',
    find: /\b(who's) (?:\p{Ll}+ ){1,2}?(?:it|he|she|they|we|I|you|my|could|can|was|were|is|are)\b(?!ing)/gu,
    note: '“who’s” is “who is”; “whose” belongs to someone',
    fix: 'whose',
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
    id: 'capital-i',
    find: /(?<=\s)(i)(?= (?:am|was|have|had|do|did|will|would|can|could|think|know|want|like|love|feel|felt|learned|realized|went|saw)\b)/gu,
    note: 'is a capital letter when it means you',
    fix: 'I',
    weight: 0.5,
  },
  {
    id: 'title-were',
    find: /(?<!\b(?:and|or|of|with) )\b((?:Coach|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Professor|Principal|Aunt|Uncle|Grandma|Grandpa|Officer|Pastor|Father|Sister) \p{Lu}\p{Ll}+ (?:were|have|are|don't|do))\b/gu,
    note: 'speaks of one, and the verb is for several',
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
    id: 'everyone-plural',
    find: /\b(everyone|everybody|someone|somebody|nobody|no one|anyone|anybody|each of (?:us|them|(?:the|these|those|my|our|his|her) \p{L}+)) (have|are|were|do|don't|weren't|aren't)\b(?! (?:i|we|you|they)\b)/giu,
    note: 'takes a verb for one, as in “each is” and “everyone is”',
  },
  {
    id: 'there-own',
    find: /\b(there)(?= (?:own|house|parents|family|families|life|lives|friends?|mother|father|kids|children|homes?|names?|stor(?:y|ies)|hands?|eyes|voices?|faces?|backs?|jobs?|culture|country|dreams?|best|heads?|hearts?|feet|minds?|money|clothes|language)\b)/giu,
    note: '“there” is a place; “their” belongs to them',
    fix: 'their',
  },
  {
    id: 'their-was',
    find: /\b(their) (is|are|was|were|isn't|wasn't|weren't|will be|has been|have been)\b/giu,
    note: '“their” belongs to them; “there” is a place',
    fix: 'there',
  },
  {
    id: 'your-are',
    find: /\b(your) (welcome|going|not|never|an?|so|the|too|always|really|just|gonna|trying|doing|able)\b(?! (?:best|own|most))/giu,
    note: '“your” belongs to you; “you’re” is “you are”',
    fix: "you're",
  },
  {
    id: 'than-then',
    find: new RegExp(
      String.raw`\b${COMPARATIVE}(?:\s+(?!since\b|until\b|by\b|from\b|even\b|back\b|just\b|right\b|and\b|but\b|or\b|than\b)\p{L}+){0,2}\s+(then)\b(?!\s*[,.])`,
      'giu',
    ),
    note: 'compares, so it wants “than”',
    fix: 'than',
  },
  {
    id: 'then-than',
    find: /\b(?:and|back|since|until|but|just|only|right|even|by) (than)\b(?=[\s,.])/giu,
    note: 'is about time, so it wants “then”',
    fix: 'then',
  },
  {
    id: 'its-is',
    find: /\b(its) (an?|the|been|done|gone|over|ready|open|closed|finished|okay|not|fine|hard|easy|important|because|like|just|really|so|too|going|time|true|better|impossible|possible|funny|about|what|where|how|when|why|my|your|also|always|never|still|all|okay|more than|only)\b(?! (?:own|young|rightful))/giu,
    note: '“its” belongs to it; “it’s” is “it is”',
    fix: "it's",
  },
  {
    id: 'its-own',
    find: /\b(it's) (own|way into|place in|roots?|name|tail|beauty|members|students|surface|shape|edges?|color|history|people|branches|leaves|walls|mouth|wings|head|legs)\b/giu,
    note: '“it’s” is “it is”; “its” belongs to it',
    fix: 'its',
  },
  {
    id: 'effect-affect',
    find: /\b(?:this|that|it|which|really|greatly|deeply|not|n't|will|would|can|could|may|might|negatively|positively|also|to) (effects?|effected)(?= (?:me|my|us|our|him|her|them|their|the|how|people|everyone|everything|students|many|teenagers|all|millions|young|kids|families)\b)/giu,
    note: 'is the doing word: “affect”',
    fix: (found) => found.replace(/^effect/i, 'affect'),
  },
  {
    id: 'affect-effect',
    find: /\b(?:an|the|positive|negative|huge|big|lasting|no|any|profound|side|great|strong|bad|good|same|opposite) (affects?)\b(?! (?:me|my|us|the|how))/giu,
    note: 'is a thing here: “effect”',
    fix: (found) => found.replace(/^affect/i, 'effect'),
  },
  {
    id: 'loose-lose',
    find: /\b(?:to|will|would|could|can|might|not|n't|never|almost|going to|don't|didn't|we|they|you|i|or) (loose)\b(?! (?:change|ends?|leaf))|\b(loosing)\b/giu,
    note: '“loose” means not tight; the verb is “lose”',
    fix: (found) => found.replace(/^loos/i, 'los'),
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
  { id: 'another', find: /\b(an other)\b/giu, note: 'is one word', fix: 'another' },
  {
    id: 'whose',
    find: /\b(whose) (?:going|coming|been|there|that|the|an?|not|always|never)\b/giu,
    note: '“whose” asks who owns it; “who’s” is “who is”',
    fix: "who's",
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
    id: 'breath-breathe',
    find: /\b(?:to|could|couldn't|can|can't|barely|hardly) (breath)\b(?! of)/giu,
    note: '“breath” is a thing; “breathe” is what you do',
    fix: 'breathe',
  },
  {
    id: 'weather-whether',
    find: /\b(?:know|decide|decided|wonder|wondered|asked|sure|matter|unsure|of) (weather)\b(?= (?:or|i|he|she|they|we|it|to|my|the)\b)/giu,
    note: '“weather” is rain or sun; “whether” is a choice',
    fix: 'whether',
  },
  {
    id: 'lead-led',
    find: /\b(?:had|have|has|was|were|been) (lead) (?:to|me|the|us|my|our|him|her|them|by|a)\b/giu,
    note: 'is the past here: “led”',
    fix: 'led',
  },
  {
    id: 'heard-wrong',
    find: /\b(irregardless|supposably|intensive purposes|one in the same|per say|could care less|wreckless|expresso)\b/giu,
    note: 'is a phrase that is often misheard',
  },
  {
    id: 'parents-own',
    find: /\b(?:my|our|his|her|their) (parents|grandparents) (?:house|home|restaurant|store|shop|business|divorce|room|car|bedroom|garage|kitchen|faces|eyes|accent|sacrifices|bed|wedding|country|native)\b/giu,
    note: 'belongs to them, so it takes an apostrophe',
    fix: (found) => `${found}'`,
  },
  {
    id: 'pronoun-own',
    find: /\b(everyones|someones|nobodys|anyones|everybodys|somebodys)\b/giu,
    note: 'belongs to someone, so it takes an apostrophe',
  },
  {
    id: 'lets',
    find: /(?:^|[.!?]\s+|\bso )(lets) (?=\p{L}+)/giu,
    note: 'means “let us”, so it takes an apostrophe',
    fix: "let's",
  },
  {
    id: 'could-of',
    find: /\b(?:could|should|would|might|must)(?:n't| not| never| also| probably)? (of)\b(?! course\b)/giu,
    note: 'sounds like “have” when spoken, and is written “have”',
    fix: 'have',
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
    id: 'to-too',
    find: /\b(?:was|were|is|are|am|be|been|felt|feel|feeling|it's|i'm|way|far|seemed|got|became) (to) (?:much|late|young|old|hard|big|small|far|fast|scared|tired|busy|shy|afraid|expensive|difficult|nervous|heavy|loud|quiet|short|long|weak|proud|stubborn|sick|poor|embarrassed|many)\b/giu,
    note: 'means “more than enough”: “too”',
    fix: 'too',
  },
  {
    id: 'to-much',
    find: /\b(?:talked|ate|spent|cost|worried|cared|thought|asked|tried|paid|put|took|spend|have|had|gave) (to) (?:much|many)\b/giu,
    note: 'means “more than enough”: “too”',
    fix: 'too',
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
    id: 'number-singular',
    find: new RegExp(
      String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|few|these|those|\d{1,3}) (year|month|week|day|hour|minute|friend|brother|sister|student|kid|book|class|thing|time|mile|page|school|language|job|cousin|country|dollar|game|lesson|teacher|person|question)${END}`,
      'giu',
    ),
    note: 'speaks of several, so the noun is plural',
  },
  {
    id: 'missing-apostrophe',
    find: new RegExp(
      String.raw`\b(?:my|our|his|her|their) (moms|dads|mothers|fathers|grandmothers|grandfathers|grandmas|grandpas) (?:car|house|job|voice|hands?|kitchen|room|face|name|side|phone|eyes|shop|store|restaurant|cooking|life|death|advice|story|words|accent|english|dream|garden|truck|recipe|hospital|funeral|chair|notebook|arms?|smile|love|hard|old|favorite)\b`,
      'giu',
    ),
    note: 'belongs to one person, so the word takes an apostrophe',
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
    id: 'should-went',
    find: /\b(?:should've|could've|would've|should have|could have|would have|might have|must have) (went|came|saw|took|did|ran|knew|gave|wrote|spoke|ate|fell|forgot|became|began|chose|drove)\b/giu,
    note: 'after “have” comes the third form, as in “have gone”',
  },
  {
    id: 'aloud-to',
    find: /\b(?:am|is|are|was|were|be|been|not|isn't|wasn't|aren't|weren't|'m|'re) (aloud)(?= to\b)/giu,
    note: '“aloud” means so that others hear it; “allowed” means it is permitted',
    fix: 'allowed',
  },
  {
    id: 'witch-which',
    find: /,\s+(witch)\b/giu,
    note: '“witch” rides a broom; “which” points back',
    fix: 'which',
  },
  {
    id: 'collage-college',
    find: /\b(?:to|for|in|at|after|before|attend|start|starting|into|from) (collage)\b(?! (?:of|art|projects?|class|made)\b)/giu,
    note: '“collage” is a picture of many pieces; “college” is a school',
    fix: 'college',
  },
  {
    id: 'were-where',
    find: /\b(were) (?:(?:i|he|she) (?:am|is|was|went|go|goes|live|lived|lives|grew|come|came|belong|work|worked)|(?:we|they|you) (?:are|were|went|go|live|lived|grew|come|came|belong|work|worked))\b/giu,
    note: '“were” is a verb; “where” is a place',
    fix: 'where',
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
    id: 'in-neither',
    find: /\b(?:don't|didn't|doesn't|can't|couldn't|won't|wasn't|isn't)(?: \p{L}+){1,4}? (neither)\b/giu,
    note: 'says no twice in one sentence',
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
    id: 'embarrassed-of',
    find: /\b((?:embarrassed|excited|worried|concerned) of)\b/giu,
    note: 'goes with a different small word, such as “by” or “about”',
  },
  {
    id: 'kin-find-out',
    find: new RegExp(String.raw`(?:^|[.!?]\s+)[Mm]y (${KIN} find) (?=out|it|the|a|my|me)`, 'gmu'),
    note: 'speaks of one, and the verb has no -s',
  },
  {
    id: 'is-name',
    find: /\b(?:is|was|are|were) (name) (?=\p{Lu})/gu,
    note: 'tells what they are called: “named”',
    fix: 'named',
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
    id: 'effected-people',
    find: /\b(effected) (?:me|my|us|our|him|her|them|their|everyone|everybody|people|students)\b/giu,
    note: 'is the doing word: “affect”',
    fix: 'affected',
  },
  {
    id: 'to-many-to',
    find: /\b(to) (?:many|much) \p{Ll}+ to \p{Ll}+/giu,
    note: 'means “more than enough”: “too”',
    fix: 'too',
  },
  {
    id: 'people-own',
    find: /\b(?:the|my|our|their|other) (patients|students|kids|players|customers|teachers|coaches|parents|cousins|dogs|friends|neighbors|girls|boys|families|teammates|brothers|sisters) (?:office|bikes?|cars?|uniforms?|jackets?|bags|phones?|rooms?|tails?|words|advice|laughter|screams|cheers|locker room|faces|eyes|houses?|names|voices|homework|lives|hands|backs|stories|shoes|desks|lockers|parents)\b/giu,
    note: 'belongs to them, so it takes an apostrophe',
    fix: (found) => `${found}'`,
  },
  {
    id: 'sing-bad',
    find: /\b(?:sing|sang|play|played|drive|drove|spell|cook|cooked|write|wrote|speak|spoke|dance|danced) (bad|good)\b(?=[,.;!?]| (?:at|in|on|and|but|when)\b)/giu,
    note: 'tells how it is done, so “badly” or “well”',
  },
  {
    id: 'nobody-plain-verb',
    find: /(?<!\b(?:make|made|makes|let|lets|help|helped|see|saw|hear|heard|watch|watched|have|had|does|did|do|would|will|can|could|should) )\b((?:nobody|no one|everyone|everybody|someone|somebody) (?:in|at|on|from|around) (?:(?:the|my|our|this|that) )?\p{L}+ (?:ask|know|want|think|care|say|tell|like|need|have|understand|believe|love))\b/giu,
    note: 'takes a verb for one person, as in “everyone knows”',
  },
  {
    id: 'pair-object-subject',
    find: /(?:^|[.!?,]\s+|\b(?:and|but|because|when|so|that)\s+)((?:her|him|them) and (?:i|me)) (?:have|had|are|were|was|went|go|always|never|both|did|do|\p{L}{2,}ed)\b/gimu,
    note: 'uses “her” or “him” where the pair does something: try it with only one of you',
  },
  {
    id: 'been-alone',
    find: /(?<!\b(?:have|has|had|haven't|hasn't|hadn't|having) )\b((?:i|we|they|you|he|she) been)\b/giu,
    note: 'needs “have” or “had” before “been”',
  },
  {
    id: 'i-were',
    find: /(?<!\b(?:if|as|though|wish|wished|than|that|like|only|unless|whether|and|nor|or) )\b(i were)\b/giu,
    note: 'speaks of one: “I was”',
    fix: 'I was',
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
    id: 'of-its',
    find: /\b(?:of|by|in|on|with|from|at|into|under|over|inside|around|through) (it's) (?!an?\b|the\b|not\b|been\b|going\b|because\b|just\b|so\b|too\b|really\b|like\b)\p{L}+/giu,
    note: '“it’s” is “it is”; “its” belongs to it',
    fix: 'its',
  },
  {
    id: 'its-good',
    find: /\b(its) (?:bad|good|cool|nice|great|weird|crazy|sad|fun|amazing|different|normal|wrong|over|gone)(?=[,.;!?]| (?:but|because|that|to|when|if|for)\b)/giu,
    note: '“its” belongs to it; “it’s” is “it is”',
    fix: "it's",
  },
  {
    id: 'high-school',
    find: /\b(?:in|a|my|of|through|throughout|during|since|for|after|to|from) ((?:High|Middle|Elementary) School)\b(?! \p{Lu})/gu,
    note: 'has small letters when no name stands before the words',
    kind: 'punctuation',
    weight: 0.5,
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
    id: 'their-place',
    find: /\b(?:is|are|was|were|be|been|get|got|over|sat|stood|went|go|always) (their)(?= (?:for (?:me|us|him|her|them|you|the|each)|when|until|every)\b|[.,;!?])/giu,
    note: '“their” belongs to them; “there” is a place',
    fix: 'there',
  },
  {
    id: 'to-everywhere',
    find: /\b(?:went|go|going|carried|carry|travel|traveled|came|come|bring|brought|took|take|drove|walked)(?: it| me| them| him| her| us)? (to (?:everywhere|anywhere|somewhere|abroad|downtown|upstairs|downstairs|overseas|here|there))\b/giu,
    note: 'goes without the small word “to”',
  },
  {
    id: 'comma-than',
    find: /(?<!\b(?:more|less|fewer|rather|better|worse|other|different|\p{L}{2,}er)\b[^.!?]{0,80}), (than) (?:i|we|he|she|they|it|the|my|you)\b/giu,
    note: 'is about time, so it wants “then”',
    fix: 'then',
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
    id: 'accept-except',
    find: /\b(?:to|will|would|could|can|not|they|colleges?|i) (except) (?:me|my|it|that|him|her|them|the|who|us)\b|\b(?:everyone|everything|all|nothing|anything|nobody|everybody|no one) (accept)\b/giu,
    note: '“accept” takes something in; “except” leaves it out',
  },
  {
    id: 'where-were',
    find: /\b(?:we|they|you|my parents|people|there) (where)(?= (?:all|the|a|not|so|very|going|in|on|at|always|never|still|just|too|more|no|my|happy|sad|poor|lost|about))\b/giu,
    note: '“where” is a place; “were” is a verb',
    fix: 'were',
  },
  {
    id: 'advice-advise',
    find: /\b(?:an?|the|my|his|her|some|good|best|of|this|that) (advise)\b|\b(?:to|would|will) (advice)(?= (?:me|him|her|you|my|them|anyone))/giu,
    note: '“advice” is a thing; “advise” is what you do',
  },
  {
    id: 'quite-quiet',
    find: /\b(?:was|were|so|very|too|a|the) (quite)(?=[.,;!?]| (?:kid|girl|boy|person|room|child|house|place|voice|and shy|and alone))/giu,
    note: '“quite” means fairly; “quiet” means silent',
    fix: 'quiet',
  },
  {
    id: 'passed-past',
    find: /\b(?:walked|ran|drove|went|rode|run|walk|biked) (passed)\b|\b(in the passed|the passed (?:year|few|two|three|four|summer|months?|years?))\b/giu,
    note: '“passed” is a verb; “past” is a time or a direction',
    fix: (found) => found.replace(/passed/i, 'past'),
  },
  {
    id: 'who-which',
    find: /\b(?:people|students|friends|kids|person|teachers?|man|woman|girls?|boys?|parents|mother|mom|father|dad|grandparents|grandmother|grandma|grandfather|grandpa|brothers?|sisters?|cousins?|friend|coach|classmates|teammates) (which)\b/giu,
    note: 'is about a person, so “who”',
    fix: 'who',
  },
  {
    id: 'principle',
    find: /\b(?:the|our|my|school|vice|assistant) (principle) (?:of (?:the|our|my) school|called|said|told|walked|came|asked|gave|announced|let|mr|mrs|ms|and teachers)\b|\bschool (principle)\b/giu,
    note: '“principle” is a rule; a school has a “principal”',
    fix: 'principal',
  },
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
