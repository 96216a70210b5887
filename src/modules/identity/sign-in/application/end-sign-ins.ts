import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { SignInNotFound } from '../domain/sign-in.errors.js';
import { SignInRepository } from '../domain/sign-in.repository.js';
import { SignInStates } from './sign-in-states.js';

/** Ends sign-ins before they expire: at once on this replica, within seconds on the others. */
@Injectable()
export class EndSignIns {
  constructor(
    private readonly signIns: SignInRepository,
    private readonly states: SignInStates,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `SignInNotFound`, also for someone else's sign-in. */
  async endOne(signInId: string, userId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const signIn = await this.signIns.byId(signInId);
      const now = this.clock.now();
      if (signIn?.userId !== userId || signIn.isOver(now)) throw new SignInNotFound();
      signIn.end(now);
      await this.audit.record({ kind: 'sign-in-ended', userId });
    });
    this.states.forget(signInId);
  }

  async endOthers(currentSignInId: string, userId: string): Promise<void> {
    const ended = await this.unitOfWork.run(async () => {
      const ids = await this.endAllExcept(currentSignInId, userId);
      if (ids.length > 0)
        await this.audit.record({ kind: 'sign-in-ended', userId, detail: { count: String(ids.length) } });
      return ids;
    });
    this.forgetStates(ended);
  }

  /** Call inside a unit of work, then `forgetStates` of the returned ids once that is committed. */
  async endAllExcept(signInId: string | null, userId: string): Promise<string[]> {
    const now = this.clock.now();
    const others = await this.signIns.activeExcept(signInId, userId, now);
    for (const signIn of others) signIn.end(now);
    return others.map(({ id }) => id);
  }

  forgetStates(signInIds: readonly string[]): void {
    for (const id of signInIds) this.states.forget(id);
  }
}
