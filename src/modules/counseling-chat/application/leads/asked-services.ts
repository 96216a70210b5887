import { Injectable } from '@nestjs/common';
import { opportunitiesIn, type ServiceOpportunity } from '../../domain/scoring/service-opportunities.js';
import { NEVER_COUNTED } from '../../domain/scoring/counted-messages.js';
import { type Answered, type Turn } from '../advisor.js';
import { LeadScoring } from './lead-scoring.js';
import { QuietDays } from './quiet-days.js';

/** Services that an adult asked for in this turn. For minors, and in hard times, there are none. */
@Injectable()
export class AskedServices {
  constructor(
    private readonly scoring: LeadScoring,
    private readonly quiet: QuietDays,
  ) {}

  async in(turn: Turn, { intent, reply, state }: Answered): Promise<readonly ServiceOpportunity[]> {
    const isHard = reply.kind === 'aftercare' || (intent !== null && NEVER_COUNTED.includes(intent));
    const { message, history, now, studentId } = turn;
    const before = history.map((earlier) => earlier.message);
    const found = isHard ? [] : opportunitiesIn({ message, intent, before, turn: state.turn, at: now });
    if (found.length === 0 || !(await this.scoring.appliesTo(studentId))) return [];
    return (await this.quiet.areOn(studentId)) ? [] : found;
  }
}
