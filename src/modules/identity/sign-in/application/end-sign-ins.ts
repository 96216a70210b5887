import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SignInNotFound } from '../../account/domain/security.errors.js';
import { SignInRepository } from '../domain/sign-in.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { SignInStates } from './sign-in-states.js';

/** Ends stays before their time: at once on this replica, within seconds on the others. */
@Injectable()
export class EndSignIns {
  constructor(
    private readonly signIns: SignInRepository,
    private readonly states: SignInStates,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `SignInNotFound`, also for somebody else's. */
  async one(signInId: string, userId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const signIn = await this.signIns.byId(signInId);
      const now = this.clock.now();
      if (signIn?.userId !== userId || signIn.isOver(now)) throw new SignInNotFound();
      signIn.end(now);
      await this.audit.record({ kind: 'sign-in-ended', userId });
    });
    this.states.forget(signInId);
  }

  async othersThan(signInId: string, userId: string): Promise<void> {
    const ended = await this.unitOfWork.run(async () => {
      const ids = await this.within(signInId, userId);
      if (ids.length > 0)
        await this.audit.record({ kind: 'sign-in-ended', userId, detail: { count: String(ids.length) } });
      return ids;
    });
    this.forget(ended);
  }

  /** Inside a unit of work: ends all but the one that is kept and tells which; `forget` them once that is stored. */
  async within(keptSignInId: string | null, userId: string): Promise<string[]> {
    const now = this.clock.now();
    const others = await this.signIns.otherThan(keptSignInId, userId, now);
    for (const signIn of others) signIn.end(now);
    return others.map(({ id }) => id);
  }

  forget(signInIds: readonly string[]): void {
    for (const id of signInIds) this.states.forget(id);
  }
}
