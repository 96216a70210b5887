import { defineEntity, p } from '@mikro-orm/core';
import { CounselorComment } from '../../domain/counselor-comments/counselor-comment.js';

export const CounselorCommentSchema = defineEntity({
  class: CounselorComment,
  schema: 'essays',
  tableName: 'essay_comments',
  properties: {
    id: p.uuid().primary(),
    essayId: p.uuid(),
    adminId: p.uuid().nullable(),
    counselorId: p.uuid().nullable(),
    comment: p.text(),
    isPrivate: p.boolean(),
    commentType: p.string(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
