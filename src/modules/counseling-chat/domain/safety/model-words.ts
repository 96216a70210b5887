import { crisisIn } from '#shared-kernel/domain/crisis/crisis.js';

/** Nobody can promise these, and nobody measured those. */
const NEVER_SAID = [
  /\byou(?:’|')?(?:ll| will| are going to) (?:definitely |surely |certainly )?(?:get in|be (?:admitted|accepted))\b/iu,
  /\bguarantee\w*\b/iu,
  /\b(?:prestigious|elite|top[- ]tier|world[- ]class|renowned|best (?:college|university|school|program)s?|dream school|safe bet|perfect (?:fit|match|school))\b/iu,
  /\bas a (?:human|person|real counselor)\b/iu,
  /https?:\/\/|www\.|<[a-z!/]|!\[|\]\(/iu,
  /\b(?:kill|hurt|harm|cut|starve)(?:ing)? (?:your|him|her|them)sel(?:f|ves)\b|\bsuicid\w*/iu,
  /\bmy (?:instructions|system prompt)\b/iu,
];

/** A line that a student could paste into an application. */
const APPLICATION_TEXT =
  /\b(?:you (?:could|can|might) (?:write|say)|for example, (?:write|say)|try writing|here(?:’|')s (?:a|an|your) (?:draft|essay|paragraph|opening|hook|version))\b/iu;

/** Whether Wren may say a sentence that a model wrote, its figures aside. */
export function mayBeSaid(sentence: string): boolean {
  if (APPLICATION_TEXT.test(sentence) || NEVER_SAID.some((pattern) => pattern.test(sentence))) return false;
  return crisisIn(sentence) === null;
}
