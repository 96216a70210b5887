import { defineEntity, p } from '@mikro-orm/core';
import { Conversation } from '../../domain/conversation/conversation.js';

export const ConversationSchema = defineEntity({
  class: Conversation,
  schema: 'counseling_chat',
  tableName: 'conversations',
  properties: {
    id: p.uuid().primary(),
    studentId: p.uuid().fieldName('user_id'),
    sessionId: p.uuid(),
    stage: p.string().fieldName('conversation_stage'),
    startedAt: p.datetime(),
    lastActivity: p.datetime(),
    messageCount: p.integer(),
    durationMinutes: p.integer().fieldName('conversation_duration_minutes'),
    engine: p.string().fieldName('ai_provider'),
    isActive: p.boolean(),
    state: p.json(),
    serviceOpportunities: p.json(),
    turnToken: p.uuid().nullable(),
    turnStartedAt: p.datetime().nullable(),
  },
});
