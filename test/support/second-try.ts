import type { Reporter, TestCase } from 'vitest/node';

/**
 * A window on a busy machine may be late once. What passed only when it was tried again is named at the end, so
 * that it is looked into and nobody takes it for sound.
 */
export default class SecondTry implements Reporter {
  readonly #named: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const { retryCount = 0, flaky = false } = test.diagnostic() ?? {};
    if (!flaky) return;
    const [reason] = test.result().errors ?? [];
    this.#named.push(
      `  ${test.module.relativeModuleId}: ${test.fullName} (${retryCount + 1} tries; ${reason?.message ?? ''})`,
    );
  }

  onTestRunEnd(): void {
    if (this.#named.length > 0) console.log(`\nPassed only when tried again:\n${this.#named.join('\n')}`);
  }
}
