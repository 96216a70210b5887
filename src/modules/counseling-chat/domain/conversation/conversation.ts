import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { StillAnswering, TurnLost } from './conversation.errors.js';
import { QuestionAnswered } from './conversation.events.js';
import { type DialogueState, NEW_DIALOGUE } from './dialogue-state.js';
import { type ServiceOpportunity } from '../scoring/service-opportunities.js';
import { type Stage } from './stage.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SILENCE_MS = 12 * HOUR_MS;
/** Longer than any turn takes: whoever held it is gone. */
const TURN_MS = MINUTE_MS;

export type Engine = 'built-in' | 'openai';

/** What one turn leaves in its conversation. */
export interface EndedTurn {
  readonly state: DialogueState;
  readonly stage: Stage;
  readonly engine: Engine;
}

/** One stretch of talk between a student and Wren. A student has at most one active conversation. */
export class Conversation extends AggregateRoot {
  /** Public because active conversations are searched for. */
  isActive = true;
  private stage: Stage = 'welcome';
  private readonly startedAt: Date;
  private lastActivity: Date;
  private messageCount = 0;
  private durationMinutes = 0;
  private engine: Engine = 'built-in';
  private state: DialogueState = NEW_DIALOGUE;
  private serviceOpportunities: readonly ServiceOpportunity[] = [];
  private turnToken: string | null = null;
  private turnStartedAt: Date | null = null;

  constructor(
    readonly id: string,
    readonly studentId: string,
    readonly sessionId: string,
    now: Date,
  ) {
    super();
    this.startedAt = now;
    this.lastActivity = now;
  }

  isOver(now: Date): boolean {
    return !this.isBusy(now) && now.getTime() - this.lastActivity.getTime() >= SILENCE_MS;
  }

  /** @throws StillAnswering */
  end(now: Date): void {
    if (this.isBusy(now)) throw new StillAnswering();
    this.isActive = false;
    this.turnToken = null;
    this.turnStartedAt = null;
  }

  /** @throws StillAnswering */
  beginTurn(token: string, now: Date): void {
    if (this.isBusy(now)) throw new StillAnswering();
    this.turnToken = token;
    this.turnStartedAt = now;
  }

  /** Does nothing when another turn has begun meanwhile. */
  abandonTurn(token: string): void {
    if (this.turnToken !== token) return;
    this.turnToken = null;
    this.turnStartedAt = null;
  }

  /** @throws TurnLost */
  endTurn(token: string, { state, stage, engine }: EndedTurn, now: Date): void {
    if (this.turnToken !== token || !this.isActive) throw new TurnLost();
    this.abandonTurn(token);
    this.state = state;
    this.stage = stage;
    this.engine = engine;
    this.lastActivity = now;
    this.messageCount += 2;
    this.durationMinutes = Math.floor((now.getTime() - this.startedAt.getTime()) / MINUTE_MS);
  }

  answered(messageId: string): void {
    this.record(new QuestionAnswered(this.studentId, this.id, messageId));
  }

  /** Each service once. */
  askedFor(services: readonly ServiceOpportunity[]): void {
    const known = this.serviceOpportunities.map(({ code }) => code);
    const added = services.filter(({ code }) => !known.includes(code));
    if (added.length > 0) this.serviceOpportunities = [...this.serviceOpportunities, ...added];
  }

  /** The counters stay; what the talk was about does not. @throws StillAnswering */
  forgetWhatWasSaid(now: Date): void {
    if (this.isBusy(now)) throw new StillAnswering();
    this.state = NEW_DIALOGUE;
  }

  /** What its student may know of it. */
  summary() {
    const { id, startedAt, messageCount, engine } = this;
    return { id, startedAt, messageCount, engine };
  }

  facts() {
    const { startedAt, engine, stage, state } = this;
    return { startedAt, engine, stage, state };
  }

  private isBusy(now: Date): boolean {
    return this.turnStartedAt !== null && now.getTime() - this.turnStartedAt.getTime() < TURN_MS;
  }
}
