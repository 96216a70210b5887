import { RoundsOfStudent } from '../application/matches/rounds-of-student.js';
import { type EarlyApplication } from '../domain/engine/index.js';

/** Where students apply early, for specs. */
export class InMemoryRounds extends RoundsOfStudent {
  private readonly rounds = new Map<string, readonly EarlyApplication[]>();

  apply(studentId: string, rounds: readonly EarlyApplication[]): void {
    this.rounds.set(studentId, rounds);
  }

  early(studentId: string): Promise<readonly EarlyApplication[]> {
    return Promise.resolve(this.rounds.get(studentId) ?? []);
  }
}
