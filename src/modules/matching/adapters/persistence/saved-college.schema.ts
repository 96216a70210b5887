import { defineEntity, p } from '@mikro-orm/core';
import { SavedCollege } from '../../domain/saved-college.js';

export const SavedCollegeSchema = defineEntity({
  class: SavedCollege,
  schema: 'matching',
  tableName: 'saved_colleges',
  properties: {
    id: p.uuid().primary(),
    studentId: p.uuid(),
    collegeId: p.integer(),
    category: p.string(),
    categoryIsYours: p.boolean(),
    notes: p.text(),
    isHidden: p.boolean(),
    savedAt: p.datetime(),
  },
});
