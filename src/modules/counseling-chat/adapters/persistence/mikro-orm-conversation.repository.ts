import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Conversation } from '../../domain/conversation/conversation.js';
import { ConversationRepository } from '../../domain/conversation/conversation.repository.js';

const ADD = `
  insert into counseling_chat.conversations (id, user_id, session_id, started_at, last_activity, ai_provider, state)
  values ($1, $2, $3, $4, $4, $5, $6)
      on conflict (user_id) where is_active do nothing`;

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE };

@Injectable()
export class MikroOrmConversationRepository extends ConversationRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  lockActive(studentId: string): Promise<Conversation | null> {
    return this.entities.findOne(Conversation, { studentId, isActive: true }, LOCKED);
  }

  async addUnlessActive(conversation: Conversation): Promise<void> {
    await this.entities.flush();
    const { id, studentId, sessionId } = conversation;
    const { startedAt, engine, state } = conversation.facts();
    await this.sql.rows(ADD, [id, studentId, sessionId, startedAt, engine, JSON.stringify(state)]);
  }

  lock(conversationId: string): Promise<Conversation | null> {
    return this.entities.findOne(Conversation, { id: conversationId }, LOCKED);
  }
}
