import { EntitySchema } from '@mikro-orm/core';
import { SavedCollege } from '../../domain/saved-college.js';

type Mapped = Record<string, unknown>;

export const SavedCollegeSchema = new EntitySchema<Mapped>({
  // The constructor is private: colleges are saved, and the mapper never constructs.
  class: SavedCollege as unknown as new () => Mapped,
  schema: 'matching',
  tableName: 'saved_colleges',
  properties: {
    id: { type: 'uuid', primary: true },
    studentId: { type: 'uuid', fieldName: 'student_id' },
    collegeId: { type: 'integer' },
    category: { type: 'string' },
    categoryIsYours: { type: 'boolean' },
    notes: { type: 'text' },
    isHidden: { type: 'boolean' },
    savedAt: { type: 'datetime' },
  },
});
