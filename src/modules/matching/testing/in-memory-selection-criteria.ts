import { type SelectionCriteria } from '../domain/selection-criteria.js';
import { SelectionCriteriaRepository } from '../domain/selection-criteria.repository.js';

export class InMemorySelectionCriteria extends SelectionCriteriaRepository {
  private readonly saved = new Map<string, SelectionCriteria>();

  of(studentId: string): Promise<SelectionCriteria | null> {
    return Promise.resolve(this.saved.get(studentId) ?? null);
  }

  save(studentId: string, criteria: SelectionCriteria): Promise<void> {
    this.saved.set(studentId, criteria);
    return Promise.resolve();
  }
}
