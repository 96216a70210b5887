import { AsyncLocalStorage } from 'node:async_hooks';

type Waiting<Answer> = Map<string, PromiseWithResolvers<Answer | undefined>>;

/**
 * Puts the same question about many keys in one statement: those that come up in one turn of the event loop go together. An
 * answer is never older than its question. Asked outside of any unit of work, whoever asks.
 */
export class AskedTogether<Answer> {
  private readonly outside = AsyncLocalStorage.snapshot();
  private waiting: Waiting<Answer> | undefined;

  constructor(private readonly ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>) {}

  /** Undefined when the answer says nothing of the key. */
  of(key: string): Promise<Answer | undefined> {
    const waiting = (this.waiting ??= this.begin());
    const question = waiting.get(key) ?? Promise.withResolvers<Answer | undefined>();
    waiting.set(key, question);
    return question.promise;
  }

  private begin(): Waiting<Answer> {
    const waiting: Waiting<Answer> = new Map();
    setImmediate(() => {
      this.waiting = undefined;
      this.outside(() => this.answer(waiting));
    });
    return waiting;
  }

  private answer(waiting: Waiting<Answer>): void {
    this.ask([...waiting.keys()]).then(
      (answers) => waiting.forEach(({ resolve }, key) => resolve(answers.get(key))),
      (error: unknown) => waiting.forEach(({ reject }) => reject(error)),
    );
  }
}
