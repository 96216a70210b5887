import { Logger } from '@nestjs/common';
import { type Accounts, type AuditLog } from '#modules/identity/contracts/index.js';
import { type IdentifyingWords } from '#modules/student-profile/contracts/index.js';
import { type LanguageModel, ModelFailed } from '#shared-kernel/application/language-model.js';
import { type UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayReviewer, type Reading } from '../../application/review/essay-reviewer.js';
import { type OutsideReader } from '../../application/review/outside-reader.js';
import { needsSupport, withSupport } from '../../domain/review/support.js';
import { type Review } from '../../domain/review/review.js';
import { INSTRUCTIONS } from '../../domain/second-reader/instructions.js';
import { joinReadings } from '../../domain/second-reader/join-readings.js';
import { materialFor, SENT_FIELDS } from '../../domain/second-reader/material.js';
import { type Manuscript } from '../../domain/text/manuscript.js';
import { readManuscript } from '../../domain/text/read-manuscript.js';
import { type EssaysSettings } from '../../essays.settings.js';
import { ANSWER_SHAPE, ModelAnswerSchema } from './model-answer.schema.js';

const MOST_ANSWER_TOKENS = 1_800;
/** Some 1,900 for 1,000 words and the instructions, and the answer. */
const RESERVED_TOKENS = 5_000;

export const NO_ANSWER = 'Our second reader did not answer. This review was made without it.';
export const NO_TOKENS_LEFT =
  'Our second reader has read all it can for today. This review was made without it.';

export interface AroundTheModel {
  languageModel: LanguageModel;
  outsideReader: OutsideReader;
  identifyingWords: IdentifyingWords;
  audit: AuditLog;
  accounts: Accounts;
  unitOfWork: UnitOfWork;
  settings: EssaysSettings;
}

/**
 * The built-in review is made always. Where a language model is configured and the student lets it read, it reads at the same time and
 * adds to that; a text that speaks of a crisis never leaves the house.
 */
export class SecondReader extends EssayReviewer {
  private readonly log = new Logger(SecondReader.name);

  constructor(
    private readonly builtIn: EssayReviewer,
    private readonly around: AroundTheModel,
  ) {
    super();
  }

  async readerFor(studentId: string): Promise<string> {
    const first = await this.builtIn.readerFor(studentId);
    const model = await this.around.outsideReader.modelFor(studentId);
    return model === null ? first : `${first}+${model}/1`;
  }

  async review(reading: Reading): Promise<Review> {
    const manuscript = readManuscript(reading.request.content);
    if (needsSupport(manuscript)) return withSupport(await this.builtIn.review(reading), manuscript);
    if ((await this.around.outsideReader.modelFor(reading.studentId)) === null) {
      return this.builtIn.review(reading);
    }
    const builtIn = this.builtIn.review(reading);
    try {
      const [joined] = await Promise.all([this.join(builtIn, manuscript, reading), builtIn]);
      return joined;
    } catch (error) {
      if (!(error instanceof ModelFailed) || reading.signal.aborted) throw error;
      return this.without(error, await builtIn);
    }
  }

  private async join(review: Promise<Review>, manuscript: Manuscript, reading: Reading): Promise<Review> {
    const { request, signal, studentId } = reading;
    const names = await this.around.identifyingWords.of(studentId);
    const reader = await this.readerFor(studentId);
    const { answer, ...facts } = await this.around.languageModel.ask({
      studentId,
      instructions: INSTRUCTIONS,
      material: materialFor(manuscript, request, names),
      shape: ANSWER_SHAPE,
      mostAnswerTokens: MOST_ANSWER_TOKENS,
      reservedTokens: RESERVED_TOKENS,
      read: async (said) => {
        const parsed = ModelAnswerSchema.safeParse(said);
        if (!parsed.success) return null;
        return joinReadings({
          builtIn: await review,
          answer: parsed.data,
          manuscript,
          request,
          names,
          reader,
        });
      },
      beforeSending: () => this.record(studentId),
      signal,
    });
    return { ...answer.review, secondReader: { ...facts, dropped: answer.dropped } };
  }

  /** The student sees in their activity that something left the house, and what; never the text. */
  private async record(studentId: string): Promise<void> {
    const { accounts, audit, unitOfWork } = this.around;
    await unitOfWork.run(async () => {
      await accounts.lock(studentId);
      await audit.record({
        kind: 'sent-to-model',
        userId: studentId,
        detail: { purpose: 'an essay review', fields: SENT_FIELDS.join(', ') },
      });
    });
  }

  private without(error: ModelFailed, builtIn: Review): Review {
    if (error.failure === 'budget-spent') return { ...builtIn, notice: NO_TOKENS_LEFT };
    this.log.warn(error.message);
    if (this.around.settings.withoutModel === 'error') throw error;
    return { ...builtIn, notice: NO_ANSWER };
  }
}
