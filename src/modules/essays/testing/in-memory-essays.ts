import { type DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { type Essay } from '../domain/essay/essay.js';
import { EssayNotFound } from '../domain/essay/essay.errors.js';
import { EssayRepository } from '../domain/essay/essay.repository.js';

/** Essays in memory, for specs; `published` is what the unit of work would have stored so far. */
export class InMemoryEssays extends EssayRepository {
  private readonly essays = new Map<string, Essay>();

  add(essay: Essay): Promise<void> {
    this.essays.set(essay.id, essay);
    return Promise.resolve();
  }

  countOf(studentId: string): Promise<number> {
    return Promise.resolve(this.all().filter((essay) => essay.studentId === studentId).length);
  }

  lock(studentId: string, essayId: string): Promise<Essay> {
    const essay = this.essays.get(essayId);
    return essay?.studentId === studentId ? Promise.resolve(essay) : Promise.reject(new EssayNotFound());
  }

  remove(essay: Essay): void {
    this.essays.delete(essay.id);
  }

  all(): Essay[] {
    return [...this.essays.values()];
  }

  get published(): DomainEvent[] {
    return this.all().flatMap((essay) => essay.pullEvents());
  }
}
