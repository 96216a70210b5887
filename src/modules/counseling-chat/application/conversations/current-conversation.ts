import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { StillAnswering } from '../../domain/conversation/conversation.errors.js';
import { Conversation } from '../../domain/conversation/conversation.js';
import { ConversationRepository } from '../../domain/conversation/conversation.repository.js';

/** Finds the conversation a student is in, or begins one. Call it in a unit of work. */
@Injectable()
export class CurrentConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  async lock(studentId: string): Promise<Conversation> {
    const now = this.clock.now();
    const active = await this.conversations.lockActive(studentId);
    if (active !== null && !active.isOver(now)) return active;
    active?.end(now);
    return this.begin(studentId);
  }

  /** @throws StillAnswering */
  async startOver(studentId: string): Promise<Conversation> {
    const active = await this.conversations.lockActive(studentId);
    active?.end(this.clock.now());
    return this.begin(studentId);
  }

  /** Of two requests at once, the second finds what the first began. */
  private async begin(studentId: string): Promise<Conversation> {
    const conversation = new Conversation(newId(), studentId, newId(), this.clock.now());
    await this.conversations.addUnlessActive(conversation);
    const active = await this.conversations.lockActive(studentId);
    if (active === null) throw new StillAnswering();
    return active;
  }
}
