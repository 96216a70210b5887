import { Logger } from '@nestjs/common';
import { type Accounts, type AuditLog } from '#modules/identity/contracts/index.js';
import { type OutsideModelChoice } from '#modules/essays/contracts/index.js';
import { type IdentifyingWords } from '#modules/student-profile/contracts/index.js';
import {
  type LanguageModel,
  ModelFailed,
  type ModelTalk,
} from '#shared-kernel/application/language-model.js';
import { type UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Advisor, type Answered, type Turn } from '../../application/advisor.js';
import { coveredForModel } from '../../domain/safety/covered-for-model.js';
import { allowedIn } from './allowed-in-turn.js';
import { Draft } from './draft.js';
import { INSTRUCTIONS } from './instructions.js';
import { modelReply } from './model-reply.js';
import { modelTools } from './model-tools.js';
import { proposalIn } from './proposal-in.js';
import { SentenceRelease } from './sentence-release.js';
import { stateLine } from './state-line.js';

const MOST_ANSWER_TOKENS = 700;
/** Four requests of at most 6,000 tokens would be more; a usual turn takes two of half of that. */
const RESERVED_TOKENS = 8_000;
const MOST_TURNS_SENT = 8;
const LONGEST_REPLY_SENT = 400;
const FOCUS = 8;

export const SENT_FIELDS = [
  'the message',
  'the talk so far',
  'grades, wishes, chances and prices that answer it',
] as const;

export interface AroundTheModel {
  languageModel: LanguageModel;
  choice: OutsideModelChoice;
  identifyingWords: IdentifyingWords;
  audit: AuditLog;
  accounts: Accounts;
  unitOfWork: UnitOfWork;
}

/**
 * Lets a language model answer with the same tools, where one is configured and the student allows it. Every sentence is checked;
 * when the model fails or says what it may not, the built-in advisor answers the same message.
 */
export class ModelAdvisor extends Advisor {
  private readonly log = new Logger(ModelAdvisor.name);

  constructor(
    private readonly builtIn: Advisor,
    private readonly around: AroundTheModel,
  ) {
    super();
  }

  async answer(turn: Turn): Promise<Answered> {
    const { languageModel, choice } = this.around;
    if (languageModel.model === null || !(await choice.isAllowed(turn.studentId)))
      return this.builtIn.answer(turn);
    try {
      const answered = await this.byModel(turn);
      if (answered !== null) return answered;
    } catch (error) {
      if (!(error instanceof ModelFailed) || turn.signal.aborted) throw error;
      if (error.failure !== 'budget-spent') this.log.warn(error.message);
    }
    const answered = await this.builtIn.answer(turn);
    return { ...answered, guard: { ...answered.guard, fellBack: true } };
  }

  /** Null when nothing that the model wrote may be said. */
  private async byModel(turn: Turn): Promise<Answered | null> {
    const names = await this.around.identifyingWords.of(turn.studentId);
    const messages = messagesOf(turn, names);
    const first = await this.around.languageModel.talk(this.talkAbout(turn, messages));
    let draft = Draft.of(first.text, allowedIn(turn), turn.message);
    let { tokens, milliseconds } = first;
    const removed = draft.removed;
    if (!draft.isSound) {
      const repaired = await this.repaired(turn, messages, first.text, draft);
      tokens += repaired?.tokens ?? 0;
      milliseconds += repaired?.milliseconds ?? 0;
      if (repaired !== null) draft = Draft.of(repaired.text, allowedIn(turn), turn.message);
    }
    const sound = draft.sound();
    return sound && answeredBy(turn, sound, { model: { tokens, milliseconds }, removed });
  }

  private talkAbout(turn: Turn, messages: ModelTalk['messages']): ModelTalk {
    const release = new SentenceRelease(
      (sentence) => Draft.of(sentence, allowedIn(turn), turn.message).isSound,
      (text) => {
        turn.progress.text(text);
      },
    );
    return {
      studentId: turn.studentId,
      instructions: `${INSTRUCTIONS}\n\n${stateLine(turn)}`,
      messages,
      tools: modelTools(turn.tools),
      mostAnswerTokens: MOST_ANSWER_TOKENS,
      reservedTokens: RESERVED_TOKENS,
      onText: (piece) => {
        release.add(piece);
      },
      beforeSending: () => this.record(turn.studentId),
      signal: turn.signal,
    };
  }

  /** One more try with what may be used; null when the model does not answer again. */
  private async repaired(turn: Turn, messages: ModelTalk['messages'], text: string, draft: Draft) {
    const order = `These may not be said, because no tool result of this turn carries them: ${draft.faults.join('; ')}. Write the answer again with only what the tools found.`;
    try {
      return await this.around.languageModel.talk({
        ...this.talkAbout(turn, [...messages, { from: 'model', text }, { from: 'person', text: order }]),
        onText: () => undefined,
        beforeSending: () => Promise.resolve(),
      });
    } catch (error) {
      if (!(error instanceof ModelFailed) || turn.signal.aborted) throw error;
      return null;
    }
  }

  /** The student sees in their activity that something left the house, and what; never the text. */
  private async record(studentId: string): Promise<void> {
    const { accounts, audit, unitOfWork } = this.around;
    await unitOfWork.run(async () => {
      await accounts.lock(studentId);
      await audit.record({
        kind: 'sent-to-model',
        userId: studentId,
        detail: { purpose: 'an answer of Wren', fields: SENT_FIELDS.join(', ') },
      });
    });
  }
}

function messagesOf({ history, message }: Turn, names: readonly string[]): ModelTalk['messages'] {
  const past = history.slice(-MOST_TURNS_SENT).flatMap((turn) => [
    { from: 'person' as const, text: coveredForModel(turn.message, names) },
    { from: 'model' as const, text: coveredForModel(turn.reply.slice(0, LONGEST_REPLY_SENT), names) },
  ]);
  return [...past, { from: 'person', text: coveredForModel(message, names) }];
}

function answeredBy(
  turn: Turn,
  draft: Draft,
  { model, removed }: { model: Answered['model']; removed: number },
): Answered {
  const { calls } = turn.tools;
  const proposal = proposalIn(calls);
  const named = allowedIn(turn).colleges.map(({ id }) => id);
  const next = turn.state.turn + 1;
  return {
    reply: modelReply(draft, calls, proposal !== null),
    state: {
      ...turn.state,
      turn: next,
      focus: [...new Set([...named.toReversed(), ...turn.state.focus])].slice(0, FOCUS),
      pending: proposal && { ...proposal.pending, sinceTurn: next, sinceTime: turn.now.toISOString() },
    },
    intent: null,
    extracted: proposal?.facts ?? [],
    engine: 'openai',
    model,
    guard: { removed, fellBack: false },
  };
}
