import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Essay, type EssayDetails } from '../../domain/essay/essay.js';
import { MOST_ESSAYS, TooManyEssays } from '../../domain/essay/essay.errors.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';
import { keptText } from '../../domain/essay/kept-text.js';
import { AddVersion } from './add-version.js';
import { EssayDestination } from './essay-destination.js';
import { ReviewQueue } from '../review/review-queue.js';

export interface EssayToSave extends EssayDetails {
  content: string;
  origin: 'typed' | 'uploaded';
  /** Asks for a review of the text at once. */
  submit: boolean;
}

/** `jobId` is null for a draft. */
export class CreateEssay extends Command<{ id: string; jobId: string | null }> {
  constructor(
    readonly studentId: string,
    readonly essay: EssayToSave,
  ) {
    super();
  }
}

@CommandHandler(CreateEssay)
export class CreateEssayHandler implements ICommandHandler<CreateEssay> {
  constructor(
    private readonly essays: EssayRepository,
    private readonly addVersion: AddVersion,
    private readonly destination: EssayDestination,
    private readonly queue: ReviewQueue,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, essay: { content, origin, submit, ...details } }: CreateEssay) {
    const text = keptText(content);
    await this.destination.require(studentId, details);

    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      if ((await this.essays.countOf(studentId)) >= MOST_ESSAYS) throw new TooManyEssays();
      const essay = new Essay(newId(), studentId, details, this.clock.now());
      if (submit) essay.submit(text.wordCount);
      await this.essays.add(essay);
      await this.addVersion.to(essay, null, { content: text.content, origin });
      return { id: essay.id, jobId: submit ? await this.queue.request(essay) : null };
    });
  }
}
