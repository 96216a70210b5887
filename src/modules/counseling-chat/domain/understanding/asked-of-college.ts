import { type Intent } from '../intents/intent.js';
import { notInTheDataAsked } from '../knowledge/not-in-the-data.js';
import { asksForWorth } from './asks-for-worth.js';
import { type Heard } from './heard.js';

/** Readings that are as particular as any question here. */
const PARTICULAR: readonly Intent[] = [
  'applications',
  'bad_news',
  'compare',
  'essay_help',
  'ghostwrite',
  'injection',
  'list_balance',
  'my_list',
  'net_price',
  'remove_college',
  'rounds',
  'save_college',
  'stress',
  'tell_fact',
  'what_if',
];
/** After these, "it" and "they" are the college that was spoken of. */
const ON_ONE: readonly Intent[] = [
  'snapshot',
  'chance_at',
  'college_facts',
  'net_price',
  'deadlines',
  'majors',
  'verdict',
  'test_policy',
];

const TRANSFERS =
  /\btransfer(?:s|ring|red)?\b|\b(?:after|from|start(?:ing)? at|going to) (?:a |the |my )?(?:community college|two year|juco)\b|\bdirect ?connect\b|\b2 ?\+ ?2\b/;
const STILL_AFTER = /\b(?:still|end up|get in|go|get into)\b.*\bafter\b|\bafter(?:ward|wards)?[ ?.!]*$/;
const A_PATH_BETWEEN =
  /\bCOLLEGE\b.{0,24}\b(?:to|into|then|thing)\b.{0,24}\bCOLLEGE\b.*\b(?:thing|path|pathway|program|deal|real|legit|work|guaranteed?)\b|\bCOLLEGE\b.*\b(?:good|ok|okay|enough|help) (?:for|to) (?:getting|get|go|going) (?:in|into|to) COLLEGE\b|\bCOLLEGE (?:first|and) then\b.*\bCOLLEGE\b/;

interface Question {
  readonly intent: Intent;
  readonly isAsked: (heard: Heard) => boolean;
}

const byWords = (intent: Intent, pattern: RegExp): Question => ({
  intent,
  isAsked: ({ slotted }) => pattern.test(slotted),
});

/** What may be asked of a college, the most particular first. */
const QUESTIONS: readonly Question[] = [
  byWords(
    'deadlines',
    /\bdeadlines?\b|\bdue\b|\bsame (?:day|date)\b|\blast day to apply\b|\bwhen (?:do|can|should|is|does|are)\b.*\b(?:apply|applications?|app|apps|open|close)\b/,
  ),
  byWords('deadlines', /\b(?:is it|am i|are we) too late (?:to apply|for)\b/),
  {
    intent: 'majors',
    isAsked: ({ slotted, entities }) =>
      (entities.majors.length > 0 || /\bmy major\b/.test(slotted)) &&
      /\b(?:do|does|did|is|are|can|has|have|offer\w*|teach\w*)\b.*\b(?:have|has|got|gots|offer|teach|program|major|degree|study|stuff)\b|\b(?:have|has|got|offers?|teach(?:es)?) (?:a |an )?(?:good |strong )?MAJOR\b|\b(?:their|its) MAJOR\b/.test(
        slotted,
      ) &&
      !/\b(?:chances?|odds|get in|get into|cost|price|earn|make)\b/.test(slotted),
  },
  { intent: 'college_facts', isAsked: ({ slotted }) => asksForWorth(slotted) },
  byWords('college_facts', /\b(?:bad|good|terrible) (?:school|college)\b/),
  {
    intent: 'college_facts',
    isAsked: ({ slotted }) => notInTheDataAsked(slotted).length > 0 && !ON_CHANCES.test(slotted),
  },
];
const POINTS =
  /\b(?:it|its|they|their|there|the campus|the school|campus|the (?:deadline|due date|application))\b|^and the \w+[ ?]*$/;
const ON_CHANCES = /\b(?:chances?|odds|get in(?:to)? (?!the honors)|cost|price|much|earn|save|add|compare)\b/;
const NOT_OF_ONE =
  /\b(?:colleges|schools|universities)\b|\b(?:scholarships?|essays?|letters?|recommend\w*)\b/;

/** What a message asks of the college it names, where that would get lost behind what is said of a college in general. */
export function askedOfCollege(heard: Heard, intent: Intent): Intent | null {
  const { slotted, entities, state } = heard;
  const isPointed =
    entities.colleges.length === 0 &&
    state.lastColleges.length === 1 &&
    ON_ONE.includes(state.topic ?? 'unclear') &&
    POINTS.test(slotted);
  const isAboutOne = entities.colleges.length === 1 || isPointed;
  if (isAboutTransfer(heard)) return 'pathways';
  if (!isAboutOne || PARTICULAR.includes(intent) || NOT_OF_ONE.test(slotted)) return null;
  return QUESTIONS.find(({ isAsked }) => isAsked(heard))?.intent ?? null;
}

/** "Could I still end up at UT Austin after?", when a community college was talked of. */
function isAboutTransfer({ slotted, entities, state }: Heard): boolean {
  if (entities.colleges.length === 0)
    return state.lastColleges.length === 1 && TRANSFERS.test(slotted) && /\b(?:there|it)\b/.test(slotted);
  if (TRANSFERS.test(slotted) && !/\btransfer (?:out )?rate\b|\bcredits?\b/.test(slotted)) return true;
  if (entities.colleges.length > 1) return A_PATH_BETWEEN.test(slotted);
  return state.topic === 'pathways' && STILL_AFTER.test(slotted);
}
