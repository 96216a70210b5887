import { crisisIn } from '#shared-kernel/domain/crisis/crisis.js';
import { offersApplicationText } from './offered-text.js';

/** Nobody can promise these. */
const PROMISES = [
  /\byou(?:’|')?(?:ll| will| are going to| would) (?:definitely |surely |certainly |absolutely |for sure )?(?:get in|get into|be (?:admitted|accepted))\b/iu,
  /\byou(?:(?:’|')?re| are) (?:definitely |basically |practically )?(?:a lock|a shoo-in|(?:certain|sure|bound) to|in(?=[.!,]|$))/iu,
  /\bguarantee\w*\b|\bI promise\b|\b(?:no|without a) doubt (?:you|about)\b/iu,
  /\b(?:no|zero) (?:chance|way) (?:of|you|that you|at)\b|\byou(?:’|')?(?:ll| will) (?:never|not) get in\b|\byou have no chance\b/iu,
  /(?<![\d.,])(?:0|100) ?%(?= (?:chance|sure|certain|likely|odds))|\b(?:chance|odds)\b[^.!?]{0,24}(?<![\d.,–-])(?:0|100) ?%/iu,
];
const PRAISE_OF_COLLEGES =
  /\b(?:prestigious|elite|top[- ]tier|world[- ]class|renowned|best (?:college|university|school|program)s?|dream school|safe bet|perfect (?:fit|match|school))\b/iu;
const NOT_A_PERSON =
  /\bas a (?:human|person|real counselor)\b|\bI(?:’|')?(?:m| am) (?:a )?(?:human|real person)\b|\bmy (?:instructions|system prompt)\b/iu;
const HARM =
  /\b(?:kill|hurt|harm|cut|starve)(?:ing)? (?:your|him|her|them)sel(?:f|ves)\b|\bsuicid\w*|\bskip(?:ping)? meals\b|\b(?:buy|get|find) (?:a )?(?:gun|weed|drugs|fake id)\b/iu;
const DISHONEST =
  /\b(?:lie|lying|make up|invent|exaggerate|fake|forge|plagiari[sz]e)\b[^.!?]{0,30}\b(?:application|transcript|essay|activit\w*|award|hours|address|residency|score)\b/iu;
/** A warning against it is fine. */
const WARNS = /\b(?:don(?:’|')?t|do not|never|not|without)\b/iu;
const UNKIND = /\b(?:stupid|idiot\w*|dumb|lazy|pathetic|loser|hopeless|worthless|shut up|your fault)\b/iu;
const FOR_A_DOCTOR_OR_LAWYER =
  /\b(?:stop|start|change|increase|skip) (?:taking )?(?:your )?(?:\w+ )?(?:medication|meds|medicine|pills|dose)\b|\byou (?:should|must|need to) (?:sue|plead)\b|\byou have (?:depression|anxiety|adhd|an eating disorder)\b/iu;
const MARKUP =
  /https?:\/\/|www\.|<[a-z!/]|!\[|\]\(|^#{1,6} |```|^\s*>|\|\s*-{3}|(?<!\*)\*(?![*\s])[^*\n]+\*(?!\*)|\b__\w|~~/imu;

const NEVER_SAID = [
  ...PROMISES,
  PRAISE_OF_COLLEGES,
  NOT_A_PERSON,
  HARM,
  UNKIND,
  FOR_A_DOCTOR_OR_LAWYER,
  MARKUP,
];

/** Whether Wren may say a sentence that a model wrote, its figures aside. `asked` is what the student wrote. */
export function mayBeSaid(sentence: string, asked = ''): boolean {
  if (NEVER_SAID.some((pattern) => pattern.test(sentence))) return false;
  if (DISHONEST.test(sentence) && !WARNS.test(sentence)) return false;
  if (offersApplicationText(sentence, asked)) return false;
  return crisisIn(sentence) === null;
}
