import { type CollegeNames } from '../../domain/colleges-named/college-names.js';
import { type Review, type ReviewRequest } from '../../domain/review/review.js';
import { reviewEssay } from '../../domain/review/review-essay.js';
import { wordsToLookUp } from '../../domain/slips/slips-of.js';
import { readManuscript } from '../../domain/text/read-manuscript.js';
import { type Dictionary } from './dictionary.js';

/** Reads an essay by rules: the same text has the same review. */
export async function builtInReading(
  request: ReviewRequest,
  dictionary: Dictionary,
  colleges: CollegeNames,
): Promise<Review> {
  const manuscript = readManuscript(request.content);
  const remarks = await dictionary.remarksOn(manuscript.text);
  const unknownWords = await dictionary.unknownAmong(wordsToLookUp(manuscript, remarks));
  return reviewEssay(request, { remarks, unknownWords }, colleges);
}
