import { type GrammarRule } from './grammar-rule.js';

const OWNED =
  'patience|family|name|voice|life|work|job|house|parents|mother|father|mom|dad|brother|sister|hands|eyes|face|heart|story|kids|children|dog|car|words|advice|ideas|smile|laugh|dreams?|goal|hair|accent|son|daughter|husband|wife|friends|team|kindness|love|faith|jokes?|hobbies|passion';

/** Words taken for others that look or sound like them. */
export const LOOKALIKE_RULES: readonly GrammarRule[] = [
  {
    id: 'more-then-in',
    find: /\b(?:more|less) (?:\p{Ll}+ )(?:in|about|of|by|with|to|at) (?:\p{Ll}+ ){1,3}(then) (?:in|about|of|by|with|to|at|the|my)\b/giu,
    note: 'compares, so it wants “than”',
    fix: 'than',
  },
  {
    id: 'peace-piece',
    find: /\b(peace) of (?:paper|cake|bread|wood|advice|pie|pizza|art|music|metal|land|candy|furniture|me|fruit|cloth|string)\b/giu,
    note: '“peace” is quiet; a part of something is a “piece”',
    fix: 'piece',
  },
  {
    id: 'whos-patience',
    find: new RegExp(String.raw`\b(who's) (?:${OWNED})\b(?! (?:home|here|there|first)\b)`, 'giu'),
    note: '“who’s” is “who is”; “whose” belongs to someone',
    fix: 'whose',
  },
  {
    id: 'lay-lie',
    find: /\bto (lay) down\b(?= (?:on|in|and|for|at|next|beside|under|until|because)\b|[.,;!?])/giu,
    note: 'puts something down; a person who rests “lies” down',
    fix: 'lie',
  },
  {
    id: 'learned-me',
    find: /\b(learned|learnt) (?:me|him|her|us|them) (?:how|to|that|the|a|about)\b/giu,
    note: 'is what the student does; the one who shows how “taught”',
    fix: 'taught',
  },
  { id: 'along-time', find: /\b(along) time\b/giu, note: 'is two words here', fix: 'a long' },
  {
    id: 'a-breathe',
    find: /\b(?:a|deep|my|his|her|every|last|one|each|of|own|long|big) (breathe)\b/giu,
    note: '“breathe” is what you do; the thing is a “breath”',
    fix: 'breath',
  },
  {
    id: 'quite-for',
    find: /\b(?:was|were|went|got|became|stayed|kept|sat|is) (quite)(?= (?:for|during|until|while|when|all|again)\b)/giu,
    note: '“quite” means fairly; “quiet” means silent',
    fix: 'quiet',
  },
  {
    id: 'the-whether',
    find: /\b(?:the|bad|good|cold|hot|nice|rainy|warm) (whether)\b(?! or\b)/giu,
    note: '“whether” is a choice; “weather” is rain or sun',
    fix: 'weather',
  },
  {
    id: 'effected-all',
    find: /\b(effected) (?:all|both|many|some|several|each|every|how|most)\b/giu,
    note: 'is the doing word: “affect”',
    fix: 'affected',
  },
  {
    id: 'past-me',
    find: /\b(?:he|she|they|i|we|someone|who) (past) (?:me|him|her|us|them|the|my|a|it|out|away|every|all)\b(?! (?:year|few|two|three|week|month|summer))/giu,
    note: '“past” is a time or a direction; the verb is “passed”',
    fix: 'passed',
  },
  {
    id: 'here-hear',
    find: /\b(?:could|can|couldn't|can't|to|would|didn't|never|barely|you|i) (here) (?:my|the|her|his|him|them|it|a|every|people|that|about|from|someone|what|how)\b(?!,)/giu,
    note: '“here” is a place; “hear” is what ears do',
    fix: 'hear',
  },
  {
    id: 'breaks-brakes',
    find: /\b(?:hit|slammed|pressed|pumped|checked|on|fixed) (?:on )?(?:the|my|his|her) (breaks)\b/giu,
    note: '“breaks” are pauses; a car has “brakes”',
    fix: 'brakes',
  },
  {
    id: 'threw-through',
    find: /\b(?:went|go|going|walked|ran|came|got|looked|drove|lived|all the way|work|working|made it|flew|run|crawled|been|flipped|scrolled) (threw)\b/giu,
    note: '“threw” is a verb; the small word is “through”',
    fix: 'through',
  },
  {
    id: 'new-knew',
    find: /\b(?:i|he|she|we|they|who|never|always|already|nobody|everyone) (new) (?:the|that|what|how|it|i|he|she|we|they|my|everyone|everything|about|him|her|them|where|why|who|nothing|exactly)\b/giu,
    note: '“new” is not a verb; the verb is “knew”',
    fix: 'knew',
  },
  {
    id: 'right-write',
    find: /\bto (right) (?:an?|my|about|it|down|letters?|poems?|songs?|stories|essays?|him|her|them)\b/giu,
    note: '“right” is correct; words on paper are what you “write”',
    fix: 'write',
  },
  {
    id: 'weak-week',
    find: /\b(?:for a|a|every|each|last|next|that|one|this|per|once a|twice a|the) (weak)(?= (?:later|ago|before|after|i|we|he|she|they|until|my|the)\b|[.,;!?])/giu,
    note: '“weak” is not strong; seven days are a “week”',
    fix: 'week',
  },
  {
    id: 'roll-role',
    find: /\b(?:my|a|an|the|important|big|huge|leadership|lead|leading|key|her|his) (roll) (?:on (?:the|my|our) team|in (?:my|our|the|a|this)|as|model|was to|is to|of (?:a|the) (?:leader|captain|mother|father|sister|brother|teacher))\b/giu,
    note: '“roll” turns over; a part someone plays is a “role”',
    fix: 'role',
  },
  {
    id: 'heel-heal',
    find: /\b(?:to|would|could|will|not|never|help(?:ed|s)?) (heel)(?=[.,;!?]| (?:from|after|and|me|him|her|people|them|the|my))/giu,
    note: '“heel” is part of a foot; wounds “heal”',
    fix: 'heal',
  },
  {
    id: 'stationery',
    find: /\b(?:was|were|is|are|stayed|stood|remained|a) (stationery)\b(?! (?:store|shop|set))/giu,
    note: '“stationery” is paper; what does not move is “stationary”',
    fix: 'stationary',
  },
  {
    id: 'complement',
    find: /\b(?:gave|give|gives|got|received|paid|a nice|a big) (?:me |her |him |us |them )?(?:a )?(complements?)\b|\b(complemented) (?:me|him|her|us|them|my)\b/giu,
    note: 'completes something; kind words are a “compliment”',
  },
  {
    id: 'peaked-interest',
    find: /\b(peaked|peeked) (?:my|his|her|our|their) (?:interest|curiosity)\b/giu,
    note: '“peaked” is about tops; interest is “piqued”',
    fix: 'piqued',
  },
  {
    id: 'poured-over',
    find: /\b(poured) over (?:the|my|her|his|our|their|every|those|these)? ?(?:bills?|books?|maps?|letters?|notes?|papers?|articles?|essays?|textbooks?|documents?|manuals?|catalogs?|pages?|data|recipes?|records?|numbers?|newspapers?|websites?|files?)\b/giu,
    note: '“poured” is about water; reading closely is “pored over”',
    fix: 'pored',
  },
  {
    id: 'board-bored',
    find: /\b(?:was|were|am|is|got|felt|so|very|always|never) (board)(?=[.,;!?]| (?:in|of|with|and|to|out|by|at))/giu,
    note: '“board” is wood or a group; with nothing to do someone is “bored”',
    fix: 'bored',
  },
  {
    id: 'theyre-own',
    find: /\b(they're) (?:car|house|home|parents|family|families|lives|life|own|names?|friends?|kids|children|mother|father|faces?|eyes|hands?|voices?|homework|jobs?|best|way|turn|language|country|culture|stor(?:y|ies)|dreams?|help|food|room|truck|dog|team|school)\b/giu,
    note: '“they’re” is “they are”; “their” belongs to them',
    fix: 'their',
  },
  {
    id: 'over-theyre',
    find: /\b(?:over|from|went|go|was|were|been|in|out|up|down|left \p{L}+ \p{L}+) (they're)(?=[.,;!?])/giu,
    note: '“they’re” is “they are”; “there” is a place',
    fix: 'there',
  },
  {
    id: 'defiantly',
    find: /\b(defiantly) (?:wanted|want|not|the|a|my|one|going|will|would|was|is|think|know|knew|learned|helped|changed|made|worth|be|need|needed)\b/giu,
    note: '“defiantly” is about resisting; without doubt is “definitely”',
    fix: 'definitely',
  },
  {
    id: 'bare-bear',
    find: /\b(?:couldn't|can't|cannot|could not|could hardly|could|to) (bare) (?:to|the|it|with|with me|that|with the)\b/giu,
    note: '“bare” is naked; what is hard to stand is hard to “bear”',
    fix: 'bear',
  },
  {
    id: 'i-excepted',
    find: /\b(?:i|he|she|we|they|was|were|been|got|be) (excepted) (?:the|a|an|my|to|into|it|that|by|at|him|her|them|as)\b/giu,
    note: '“except” leaves out; what someone takes is “accepted”',
    fix: 'accepted',
  },
  {
    id: 'desert-dessert',
    find: /\b(?:for|made|baked|bring|brought|ate|eat|cook|order(?:ed)?|favorite|the|a) (deserts?)(?= (?:after dinner|menu|table|was always (?:\p{L}+ )?(?:pudding|cake|pie|flan))\b)|\bfor (desert)(?=[.,;!?])/giu,
    note: '“desert” is sand; the sweet at the end is “dessert”',
    fix: (found) => found.replace('desert', 'dessert'),
  },
  {
    id: 'councilor',
    find: /\b(?:my|the|our|school|guidance|college|camp) (councilor|councillor|consoler)\b(?! (?:of|for) (?:the )?(?:city|town))/giu,
    note: 'may be a word that sounds alike: “counselor”',
    fix: 'counselor',
  },
  {
    id: 'was-laying',
    find: /\b(?:was|were|am|is|are|been) (laying) (?:on|in|down|there|awake|next|beside|under|around|across)\b/giu,
    note: 'puts something down; a person who rests is “lying”',
    fix: 'lying',
  },
  {
    id: 'exited-excited',
    find: /\b(?:was|were|am|so|very|really|felt|got|be) (exited) (?:to|about|for|that|when|because|and)\b/giu,
    note: '“exited” means went out; what you felt is “excited”',
    fix: 'excited',
  },
];
