import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SignInRepository } from '../domain/sign-in.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { SignInStates } from './sign-in-states.js';

export class SignOut extends Command<void> {
  constructor(readonly signInId: string) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly signIns: SignInRepository,
    private readonly states: SignInStates,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ signInId }: SignOut): Promise<void> {
    await this.unitOfWork.run(async () => {
      const signIn = await this.signIns.byId(signInId);
      if (signIn === null) return;
      signIn.end(this.clock.now());
      await this.audit.record({ kind: 'signed-out', userId: signIn.userId });
    });
    this.states.forget(signInId);
  }
}
