import { defineEntity, p } from '@mikro-orm/core';
import { RecommendationChoice } from '../../domain/recommendation-choice.js';

export const RecommendationChoiceSchema = defineEntity({
  class: RecommendationChoice,
  schema: 'matching',
  tableName: 'recommendation_choices',
  properties: {
    studentId: p.uuid().primary(),
    collegeId: p.integer().primary(),
    userInterested: p.boolean().nullable(),
    reason: p.string().nullable(),
    userNotes: p.text(),
    changedAt: p.datetime(),
  },
});
