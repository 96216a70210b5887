import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';
import { AddVersion } from './add-version.js';

/** The text of an earlier version becomes the newest version. Nothing happens when it is the text already. */
export class RestoreVersion extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly essayId: string,
    readonly versionNumber: number,
  ) {
    super();
  }
}

@CommandHandler(RestoreVersion)
export class RestoreVersionHandler implements ICommandHandler<RestoreVersion> {
  constructor(
    private readonly essays: EssayRepository,
    private readonly versions: EssayVersionRepository,
    private readonly addVersion: AddVersion,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, essayId, versionNumber }: RestoreVersion): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const essay = await this.essays.lock(studentId, essayId);
      const { content } = await this.versions.find(essayId, versionNumber);
      const newest = await this.versions.newest(essayId);
      if (content === newest.content) return;

      essay.startNextVersion(this.clock.now());
      await this.addVersion.to(essay, newest, { content, origin: 'restored', restoredFrom: versionNumber });
    });
  }
}
