import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SignInRepository } from '../domain/sign-in.repository.js';
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
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ signInId }: SignOut): Promise<void> {
    await this.unitOfWork.run(async () => (await this.signIns.byId(signInId))?.end(this.clock.now()));
    this.states.forget(signInId);
  }
}
