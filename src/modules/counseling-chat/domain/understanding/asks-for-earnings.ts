import { normalize } from '../language/normalize.js';

/** "what do nurses make", "$$ after grad?", "salary", and not "make it cheaper". */
const EARNINGS =
  /\bearn\w*\b|\bsalar\w+\b|\b(?:nurses|people|grads?|graduates|majors|students|engineers|they|do you) (?:actually |really |usually |even )?(?:make|get paid)\b|\b(?:end|ends|ending) up (?:making|earning)\b|\bmaking after\b|\bmakes? (?:after|with (?:a|an|the|that)|more money|the most)\b|\$ ?\$? ?after|\bmoney after\b|\b(?:get|got|gets|getting|are|is) paid\b|\bpays? (?:after|more|better|less|well|out)\b|\bwhat (?:does|do) (?:(?!we|i|my|our|you|us|families)\w+ ){1,4}pay\b(?! for| me| us| at| there)/;

export const asksForEarnings = (message: string): boolean => EARNINGS.test(normalize(message).plain);
