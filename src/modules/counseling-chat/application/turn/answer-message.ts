import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { beginTurn } from '../../domain/conversation/next-state.js';
import { withOpener } from '../../domain/replies/added-words.js';
import { type SupportCard } from '../../domain/replies/reply.js';
import { aftercareFor, calmReply, LINE_AFTER_A_CARD } from '../../domain/safety/aftercare.js';
import { asksWhetherSafe, CHECK_IN } from '../../domain/safety/check-in.js';
import { dangerIn, plainDangerIn } from '../../domain/safety/danger-in.js';
import { Advisor, type Answered, type Turn } from '../advisor.js';
import { type ClaimedTurn, type Listener } from './claimed-turn.js';
import { ConversationLog } from '../conversations/conversation-log.js';
import { FrontDesk } from './front-desk.js';
import { MeaningInDoubt } from './meaning-in-doubt.js';
import { StudentsInTalk } from '../student-in-talk.js';
import { Toolbox } from '../tools/turn-tools.js';
import { tracedAnswer } from './traced-answer.js';

const TURNS_REMEMBERED = 8;

/** A support card, which replaces every answer, or an answer with the turn it was made in. */
export type AnswerToMessage =
  | { readonly kind: 'support'; readonly card: SupportCard }
  | { readonly kind: 'answered'; readonly answered: Answered; readonly turn: Turn };

/** Danger is heard first; then what Wren's own rules answer; then the advisor. */
@Injectable()
export class AnswerMessage {
  private readonly logger = new Logger(AnswerMessage.name);

  constructor(
    private readonly log: ConversationLog,
    private readonly students: StudentsInTalk,
    private readonly toolbox: Toolbox,
    @Inject(FrontDesk) private readonly frontDesk: Pick<FrontDesk, 'answer'>,
    private readonly advisor: Advisor,
    private readonly meaning: MeaningInDoubt,
    private readonly clock: Clock,
  ) {}

  async of(claimed: ClaimedTurn, message: string, listener: Listener): Promise<AnswerToMessage> {
    const meaningOf = await this.meaning.of(message);
    const card = dangerIn(message, meaningOf);
    if (card !== null) return { kind: 'support', card };

    const turn = await this.turnOf(claimed, message, listener);
    const care = aftercareFor(message, turn.state.aftercare);
    if (care === 'fixed-words') return { kind: 'answered', answered: calmed(turn), turn };
    const answered = (await this.frontDesk.answer(turn)) ?? (await this.advisor.answer(turn));
    const traced = this.traced(answered, turn);
    // Words of ours are fixed; a model's are not.
    const cardAfter = answered.engine === 'built-in' ? null : plainDangerIn(answered.reply.message);
    if (cardAfter !== null) return { kind: 'support', card: cardAfter };
    if (care !== 'as-ever') return { kind: 'answered', answered: afterALine(traced), turn };
    return {
      kind: 'answered',
      answered: asksWhetherSafe(message, turn.state, meaningOf) ? checkedIn(traced) : traced,
      turn,
    };
  }

  private traced(answered: Answered, turn: Turn): Answered {
    const traced = tracedAnswer(answered, turn);
    if (traced !== answered) this.logger.error('An answer had a figure that no tool found; it was left out.');
    return traced;
  }

  private async turnOf(
    { studentId, conversationId, state }: ClaimedTurn,
    message: string,
    { progress, signal }: Listener,
  ): Promise<Turn> {
    const [student, history] = await Promise.all([
      this.students.of(studentId),
      this.log.newestTurns(conversationId, TURNS_REMEMBERED),
    ]);
    const tools = this.toolbox.forStudent(studentId);
    const now = this.clock.now();
    return { studentId, conversationId, message, student, state, history, tools, progress, now, signal };
  }
}

const afterALine = (answered: Answered): Answered => ({
  ...answered,
  reply: withOpener(answered.reply, LINE_AFTER_A_CARD),
});

const checkedIn = (answered: Answered): Answered => ({
  ...answered,
  reply: withOpener(answered.reply, CHECK_IN),
  state: { ...answered.state, checkedIn: true },
});

const calmed = ({ state, now }: Turn): Answered => ({
  reply: calmReply(state.language),
  state: beginTurn(state, now, false),
  intent: 'aftercare',
  extracted: [],
  engine: 'built-in',
  model: null,
  guard: { removed: 0, fellBack: false },
});
