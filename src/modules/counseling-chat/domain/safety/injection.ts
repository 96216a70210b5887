import { normalize } from '../language/normalize.js';

/** Orders to be something else. There is nothing to obey them; they are heard so that the answer can say so once. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|forget|disregard|override|bypass|drop) (?:all |any |the |these |those )*(?:of )?(?:your|previous|prior|above|earlier|former|last)?(?: \w+)? ?(?:instructions?|rules?|prompts?|guidelines|guardrails|programming|restrictions)\b/,
  /\b(?:your|hidden|initial) (?:system )?(?:prompt|hidden rules|system message|instructions say)\b/,
  /\bsystem prompt\b|\bdeveloper mode\b|\bdan mode\b|\bjailbreak\b|\bgod mode\b|\badmin mode\b/,
  /\byou are now (?:a|an|the|dan|free|no longer|in)\b|\bact as (?:a |an )?(?:different|another|unrestricted|evil|new|dan)\b/,
  /\bpretend (?:you are|to be|that you are)\b|\brole ?play as\b|\bwithout (?:any )?(?:rules|restrictions|filters|limits)\b/,
  /\brepeat (?:everything|all|the text|the words) (?:above|before)\b|\bprint (?:your|the) (?:hidden|system|initial|full)\b/,
  /\bno longer (?:bound|follow|wren)\b|\bnew instructions? :|\bolvida tus (?:reglas|instrucciones)\b|\bignora (?:tus|las) (?:reglas|instrucciones)\b/,
];
const FAKE_TURN =
  /<\/?(?:system|assistant|tool|user|im_start|im_end)\b|\[(?:system|inst|assistant)\]|^\s*(?:system|assistant)\s*:/im;

export function triesToChangeRules(message: string): boolean {
  const { plain } = normalize(message);
  return FAKE_TURN.test(message) || ORDERS.some((order) => order.test(plain));
}
