import {
  LanguageModel,
  ModelFailed,
  type ModelFailure,
  type ModelQuestion,
  type ModelReply,
  type ModelTalk,
  type TalkReply,
} from '../../application/language-model.js';
import { GuardedQuestions } from './guarded-questions.js';
import { GuardedTalks } from './guarded-talks.js';
import { type Guards } from './guards.js';

const MOST_TRIES = 3;
/** A student can bring these about; they do not close the service for everybody. */
const NOT_OF_THE_SERVICE: readonly ModelFailure[] = ['budget-spent', 'resting', 'stopped', 'of-no-use'];

/** A few tries, a breaker for everybody on this server, and a count of tokens before each call. */
export class GuardedLanguageModel extends LanguageModel {
  readonly model: string;
  private readonly questions: GuardedQuestions;
  private readonly talks: GuardedTalks;

  constructor(private readonly guards: Guards) {
    super();
    this.model = guards.model;
    this.questions = new GuardedQuestions(guards);
    this.talks = new GuardedTalks(guards);
  }

  ask<Answer>(question: ModelQuestion<Answer>): Promise<ModelReply<Answer>> {
    return this.throughBreaker((tries) => this.questions.askUpTo(tries, question));
  }

  talk(talk: ModelTalk): Promise<TalkReply> {
    return this.throughBreaker((tries) => this.talks.talkUpTo(tries, talk));
  }

  private async throughBreaker<Reply>(make: (tries: number) => Promise<Reply>): Promise<Reply> {
    const { breaker } = this.guards;
    const pass = breaker.pass();
    if (pass === null) throw new ModelFailed('resting');
    try {
      const reply = await make(pass.isProbe ? 1 : MOST_TRIES);
      breaker.succeeded();
      return reply;
    } catch (error) {
      if (error instanceof ModelFailed && !NOT_OF_THE_SERVICE.includes(error.failure)) breaker.failed();
      else breaker.undecided(pass);
      throw error;
    }
  }
}
