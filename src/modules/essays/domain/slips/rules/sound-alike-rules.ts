import { type GrammarRule } from './grammar-rule.js';

const COMPARATIVE =
  '(?:more|less|fewer|better|worse|rather|older|younger|bigger|smaller|faster|slower|harder|easier|stronger|taller|longer|shorter|higher|lower|greater|louder|smarter|deeper|closer|richer|poorer|happier|other)';

/** Words that sound like others. */
export const SOUND_ALIKE_RULES: readonly GrammarRule[] = [
  {
    id: 'whos-whose',
    find: /\b(who's) (?:\p{Ll}+ ){1,2}?(?:it|he|she|they|we|I|you|my|could|can|was|were|is|are)\b(?!ing)/gu,
    note: '“who’s” is “who is”; “whose” belongs to someone',
    fix: 'whose',
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
    id: 'whose',
    find: /\b(whose) (?:going|coming|been|there|that|the|an?|not|always|never)\b/giu,
    note: '“whose” asks who owns it; “who’s” is “who is”',
    fix: "who's",
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
    id: 'been-alone',
    find: /(?<!\b(?:have|has|had|haven't|hasn't|hadn't|having) )\b((?:i|we|they|you|he|she) been)\b/giu,
    note: 'needs “have” or “had” before “been”',
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
    id: 'principle',
    find: /\b(?:the|our|my|school|vice|assistant) (principle) (?:of (?:the|our|my) school|called|said|told|walked|came|asked|gave|announced|let|mr|mrs|ms|and teachers)\b|\bschool (principle)\b/giu,
    note: '“principle” is a rule; a school has a “principal”',
    fix: 'principal',
  },
];
