import { type GrammarRule } from './grammar-rule.js';

const OWNED =
  'patience|family|name|voice|life|work|job|house|parents|mother|father|mom|dad|brother|sister|hands|eyes|face|heart|story|kids|children|dog|car|words|advice|ideas|smile|laugh|dreams?|goal|hair|accent|son|daughter|husband|wife|friends|team|kindness|love|faith|jokes?|hobbies|passion';

/** Words taken for others that look or sound like them. */
export const LOOKALIKE_RULES: readonly GrammarRule[] = [
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
];
