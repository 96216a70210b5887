import { briefOf } from '../../domain/prompts/brief.js';
import { type Draft } from '../../domain/reuse/requirement.js';
import { collegeKey } from '../../domain/reuse/requirements-of.js';
import { type DraftRow } from '../read-models/drafts-to-reuse.read-model.js';

/** A stored essay as the essay plan reuses it. */
export const draftFrom = ({ id, prompt, wordLimit, wordCount, collegeId }: DraftRow): Draft => {
  const { family, maxWords } = briefOf(prompt, wordLimit);
  return {
    id,
    family,
    limit: maxWords ?? Math.max(1, wordCount),
    wordCount,
    askedBy: collegeId === null ? null : collegeKey(collegeId),
  };
};
