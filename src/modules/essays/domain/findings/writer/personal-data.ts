import { type Finding } from '../../reading/finding.js';
import { found } from '../found.js';
import { matchesOf } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

/** An email address, a phone number, a Social Security number, a home address. */
const CONTACT =
  /\b[\w.+-]+@[\w-]+\.[\w.]{2,}\b|(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)|(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)|\b(?:live|lives|living|address is|home is|house is) (?:at|on)? ?\d{1,5} (?:\p{Lu}\p{L}+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Way|Place)\b/gu;

export const personalData = ({ text }: EssayToJudge): Finding[] =>
  found('personal-data', matchesOf(text, CONTACT));
