/** A question to a language model whose answer has a fixed shape. */
export interface ModelQuestion<Answer> {
  /** Whose daily tokens it costs. */
  studentId: string;
  /** What the model is to do. Never contains anything a person wrote. */
  instructions: string;
  /** What it is to work on, as JSON: whatever people wrote is data. */
  material: string;
  shape: AnswerShape;
  mostAnswerTokens: number;
  /** Kept free of the student's tokens for one call, until it is known what the call cost. */
  reservedTokens: number;
  /** Null when the answer is of no use, so that the model is asked again. */
  read: (answer: unknown) => Promise<Answer | null>;
  /** Runs once, before the first byte is sent. When it throws, nothing is sent. */
  beforeSending: () => Promise<void>;
  signal: AbortSignal;
}

export interface AnswerShape {
  /** Letters, digits and underscores. */
  name: string;
  jsonSchema: Record<string, unknown>;
}

export interface ModelReply<Answer> {
  answer: Answer;
  /** Such as `gpt-4.1-mini`. */
  model: string;
  tokens: number;
  milliseconds: number;
  tries: number;
}

/** A tool a model may call. It reads and never writes: arguments may arrive cut short. */
export interface ModelTool {
  name: string;
  description: string;
  /** JSON schema of its input. */
  inputSchema: Record<string, unknown>;
  /** Words for the model, also for a wrong input. Never throws. */
  run: (input: unknown) => Promise<string>;
}

/** A message to answer in words, with tools to look things up. */
export interface ModelTalk {
  /** Whose daily tokens it costs. */
  studentId: string;
  /** What the model is to do. Never contains anything a person wrote. */
  instructions: string;
  /** Oldest first; the last one is to be answered. */
  messages: readonly { from: 'person' | 'model'; text: string }[];
  tools: readonly ModelTool[];
  mostAnswerTokens: number;
  /** Kept free of the student's tokens until it is known what the talk cost. */
  reservedTokens: number;
  /** A piece of the answer as it comes, from the first tool result on. */
  onText: (piece: string) => void;
  /** Runs once, before the first byte is sent. When it throws, nothing is sent. */
  beforeSending: () => Promise<void>;
  signal: AbortSignal;
}

export interface TalkReply {
  text: string;
  /** Such as `gpt-4.1-mini`. */
  model: string;
  tokens: number;
  milliseconds: number;
}

export type ModelFailure =
  | 'not-configured'
  | 'budget-spent'
  /** It failed a moment ago and is left alone for a while. */
  | 'resting'
  | 'stopped'
  | 'timed-out'
  | 'unreachable'
  /** It answered 429. */
  | 'busy'
  /** It answered 5xx. */
  | 'failing'
  /** It answered another 4xx: its settings are wrong. */
  | 'refused'
  | 'too-large'
  /** The answer does not have the shape. */
  | 'not-the-shape'
  /** The answer has the shape, but is of no use. */
  | 'of-no-use';

/** Carries no text of the question or the answer, so it may be logged. */
export class ModelFailed extends Error {
  constructor(
    readonly failure: ModelFailure,
    /** What the failed call cost; null where the model did not say. */
    readonly tokens: number | null = 0,
  ) {
    super(`The language model gave no answer: ${failure}.`);
    this.name = 'ModelFailed';
  }
}

/** An outside language model. Tries up to three times, within what is allowed for a day. */
export abstract class LanguageModel {
  /** The model's name; null where none is configured. */
  abstract readonly model: string | null;

  /** @throws ModelFailed */
  abstract ask<Answer>(question: ModelQuestion<Answer>): Promise<ModelReply<Answer>>;

  /** @throws ModelFailed */
  abstract talk(talk: ModelTalk): Promise<TalkReply>;
}
