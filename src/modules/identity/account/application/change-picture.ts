import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountRepository } from '../domain/account.repository.js';
import { requireUsablePicture } from '../domain/picture.js';

/** Shows another picture beside the name, or none. */
export class ChangePicture extends Command<void> {
  constructor(
    readonly userId: string,
    /** The address of an uploaded file. */
    readonly address: string | null,
  ) {
    super();
  }
}

@CommandHandler(ChangePicture)
export class ChangePictureHandler implements ICommandHandler<ChangePicture> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly files: StoredFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, address }: ChangePicture): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(userId);
      const account = await this.accounts.byId(userId);
      const { picture } = account;
      if (picture === address) return;

      if (picture !== null) await this.files.release(userId, picture);
      if (address !== null) await this.claim(userId, address);
      account.changePicture(address, this.clock.now());
    });
  }

  private async claim(ownerId: string, address: string): Promise<void> {
    const usedBy = `identity.picture ${ownerId}`;
    requireUsablePicture(await this.files.claim({ ownerId, address, usedBy, field: 'path' }));
  }
}
