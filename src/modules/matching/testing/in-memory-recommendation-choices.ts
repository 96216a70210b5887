import { type DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { RecommendationChoice } from '../domain/recommendation-choice.js';
import { RecommendationChoiceRepository } from '../domain/recommendation-choice.repository.js';

/** Choices in memory, for specs; `published` is what the unit of work would have stored so far. */
export class InMemoryRecommendationChoices extends RecommendationChoiceRepository {
  private readonly choices = new Map<string, RecommendationChoice>();

  lock(studentId: string, collegeId: number): Promise<RecommendationChoice> {
    const key = `${studentId} ${collegeId}`;
    const choice = this.choices.get(key) ?? new RecommendationChoice(studentId, collegeId, new Date(0));
    this.choices.set(key, choice);
    return Promise.resolve(choice);
  }

  hiddenFrom(studentId: string): Promise<readonly number[]> {
    const hidden = this.all().filter((choice) => choice.studentId === studentId && choice.isHidden);
    return Promise.resolve(hidden.map(({ collegeId }) => collegeId));
  }

  all(): RecommendationChoice[] {
    return [...this.choices.values()];
  }

  get published(): DomainEvent[] {
    return this.all().flatMap((choice) => choice.pullEvents());
  }
}
