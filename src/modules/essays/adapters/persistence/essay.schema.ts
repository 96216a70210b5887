import { defineEntity, p } from '@mikro-orm/core';
import { Essay } from '../../domain/essay/essay.js';

export const EssaySchema = defineEntity({
  class: Essay,
  schema: 'essays',
  tableName: 'essays',
  properties: {
    id: p.uuid().primary(),
    studentId: p.uuid().fieldName('user_id'),
    applicationId: p.uuid().nullable(),
    collegeId: p.integer().nullable(),
    essayType: p.string(),
    prompt: p.text(),
    promptSource: p.string(),
    wordLimit: p.integer().nullable(),
    audience: p.string().nullable(),
    title: p.string(),
    status: p.string(),
    latestVersionNumber: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
