import { type Reporter, type TestCase } from 'vitest/node';

/** Names the tests that passed only when tried again, with what failed first: each is a fault to mend, in the test or beneath it. */
export default class SecondTries implements Reporter {
  readonly #passedLate: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const failures = (test.result().errors ?? []).map(({ message }) => `    ${message}`);
    this.#passedLate.push([`${test.module.relativeModuleId} > ${test.fullName}`, ...failures].join('\n'));
  }

  onTestRunEnd(): void {
    if (this.#passedLate.length === 0) return;
    console.log(
      `Passed only on a second try (${String(this.#passedLate.length)}):\n${this.#passedLate.join('\n')}\n`,
    );
  }
}
