import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { EssayNotOpened } from '../../domain/counselor-comments/counselor-comment.errors.js';
import { EssayOpenings } from './essay-openings.js';

/** A reason given in the morning holds for the day’s work on that essay. */
const HOLDS_FOR_MS = 24 * 60 * 60 * 1000;

/** Lets someone who runs Flyleaf read and comment on an essay only after they opened it with a reason. */
@Injectable()
export class OpenedEssays {
  constructor(
    private readonly openings: EssayOpenings,
    private readonly clock: Clock,
  ) {}

  /** The student whose essay it is. @throws EssayNotFound, EssayNotOpened */
  async require(essayId: string, adminId: string): Promise<string> {
    const studentId = await this.openings.ownerOf(essayId);
    const since = new Date(this.clock.now().getTime() - HOLDS_FOR_MS);
    if (!(await this.openings.hasOpenedSince(essayId, adminId, since))) throw new EssayNotOpened();
    return studentId;
  }
}
