import { OFF_PROMPT_TEMPLATES } from '../comments/off-prompt-templates.js';
import { STRENGTH_TEMPLATES } from '../comments/strength-templates.js';
import { TEMPLATES } from '../comments/templates.js';
import { WONDER_TEMPLATES } from '../comments/wonder-templates.js';
import { stem } from '../text/stem.js';
import { tokensOf } from './tokens.js';

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

/** Words by which a reviewer speaks to the writer or about the writing. */
export const TALK: ReadonlySet<string> = new Set(
  wordsOf(`
    you your yours you're you'd you'll you've yourself reader readers
    essay essays sentence sentences paragraph paragraphs phrase phrases word words opening ending beginning
    prompt question draft version line lines story colleges college scene detail writing writer
    spelling verb noun comma grammar reviewer tense plural dictionary mark
  `),
);

/** A reviewer has no "I". */
export const FIRST_PERSON: ReadonlySet<string> = new Set(
  wordsOf("i me my mine myself i'm i've i'd i'll we us our ours we're we've we'd"),
);

const SMALL_WORDS = wordsOf(`
  a an the and or but nor so yet for of to in on at by with from into about over under after before between through
  during without within as if then than that this these those there here it its it's he she they his him her hers
  their them who whom whose which what when where why how is am are was were be been being have has had do does did
  done not no will would can could should may might must more most less least very much many one two three first
  second last next own same other another each every all any some such only just still also even now again once
  never always often sometimes too up down out off back away near because while until though although instead rather
`);

const COACHING_WORDS = wordsOf(`
  show shows showing tell tells telling feel feels felt feeling think thought thinking believe want wanted need
  change changed changes learn learned mean means matter matters happen happened see sees saw seen hear hears heard
  touch smell notice noticed remember picture moment place time day hour person people details reason example action
  choice decision idea thing part point way name number voice tone image concrete specific particular general clear
  strong weak short long early late end start stop stay move slow give take make made keep leave come go look find
  know say said ask asked answer explain describe focus add cut repeat earn trust follow lead turn hold stand work
  doing help helps brings bring build builds
`);

/** Of the reasons for a level. */
const JUDGING_WORDS = wordsOf(`
  raised lowered tied stand in change over thread lessons anyone write generic passages off phrases share list room
  unused fit particular things speaks everyone praise fits nothing another college's lack different doing honesty claims
  picture impact face smaller hidden stock opening middle something formula paragraphs one block length link plan
  announced run repeats too long short grammar spelling loud few filler doers repeated chat exclamation marks voices
  page behind found shown much made own ending grand gaps borrowed slips hundred percent average
`);

const ALL_TEMPLATES = [TEMPLATES, OFF_PROMPT_TEMPLATES, WONDER_TEMPLATES]
  .flatMap((catalogue) => Object.values(catalogue))
  .flatMap(({ message, question, why }) => [message, question, why]);

const REVIEWER_STEMS: ReadonlySet<string> = new Set(
  [
    ...SMALL_WORDS,
    ...COACHING_WORDS,
    ...JUDGING_WORDS,
    ...TALK,
    ...[...ALL_TEMPLATES, ...Object.values(STRENGTH_TEMPLATES)].flatMap(tokensOf),
  ].map(stem),
);

/** Whether a reviewer needs the word; what neither the reviewer nor the student uses is new matter. */
export const isReviewerStem = (wordStem: string): boolean => REVIEWER_STEMS.has(wordStem);
