import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayChangedElsewhere } from '../../domain/essay/essay.errors.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';
import { type EssayVersion } from '../../domain/essay/essay-version.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';
import { keptText } from '../../domain/essay/kept-text.js';
import { AddVersion } from './add-version.js';
import { EssayDestination } from './essay-destination.js';
import { type EssayToSave } from './create-essay.js';
import { ReviewQueue } from '../review/review-queue.js';

/** Saves the essay. Returns the id of the review's job, null without one. */
export class ChangeEssay extends Command<string | null> {
  constructor(
    readonly studentId: string,
    readonly essayId: string,
    readonly essay: EssayToSave,
    /** The version that the student's copy started from. Left out, the last save wins. */
    readonly basedOn?: number,
  ) {
    super();
  }
}

@CommandHandler(ChangeEssay)
export class ChangeEssayHandler implements ICommandHandler<ChangeEssay> {
  constructor(
    private readonly essays: EssayRepository,
    private readonly versions: EssayVersionRepository,
    private readonly addVersion: AddVersion,
    private readonly destination: EssayDestination,
    private readonly queue: ReviewQueue,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, essayId, essay: sent, basedOn }: ChangeEssay): Promise<string | null> {
    const { content: written, origin, submit, ...details } = sent;
    const { content, wordCount } = keptText(written);
    await this.destination.require(studentId, details);

    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const essay = await this.essays.lock(studentId, essayId);
      const newest = await this.versions.newest(essayId);
      requireSameText(newest, content, basedOn);

      essay.describe(details, this.clock.now());
      if (content !== newest.content) {
        essay.startNextVersion(this.clock.now());
        await this.addVersion.to(essay, newest, { content, origin });
      }
      if (!submit) return null;
      essay.submit(wordCount);
      return this.queue.request(essay);
    });
  }
}

/** The same text from an older copy is no conflict: nothing would be lost. */
function requireSameText(newest: EssayVersion, content: string, basedOn: number | undefined): void {
  const isUpToDate = basedOn === undefined || basedOn === newest.versionNumber;
  if (!isUpToDate && content !== newest.content) throw new EssayChangedElsewhere(newest);
}
