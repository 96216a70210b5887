import { BragSheetAnswers } from '../../domain/brag-sheet/brag-sheet-answers.js';
import { BragSheet } from '../../domain/brag-sheet/brag-sheet.js';
import { profileRecordSchemas, requiredBoolean, text } from './profile-record.schema.js';

export const BRAG_SHEET_SCHEMAS = profileRecordSchemas(BragSheet, BragSheetAnswers, 'brag_sheets', {
  proudestOf: text,
  threeWords: text,
  hardestThing: text,
  changedThinking: text,
  beyondGrades: text,
  unasked: text,
  affectedGrades: text,
  hopes: text,
  counselorMayRead: requiredBoolean,
});
