import {
  type ListVersion,
  type PredictedList,
  Predictions,
  type StaleQuery,
} from '../application/predictions/predictions.js';

export class InMemoryPredictions extends Predictions {
  private readonly lists = new Map<string, PredictedList>();
  changes = 0;

  save(list: PredictedList): Promise<void> {
    const there = this.lists.get(list.studentId);
    const isNewer =
      there === undefined ||
      list.profileVersion > there.profileVersion ||
      (list.profileVersion === there.profileVersion &&
        (list.catalogueVersion !== there.catalogueVersion || there.expiresAt <= list.generatedAt));
    if (isNewer) {
      this.lists.set(list.studentId, list);
      this.changes += 1;
    }
    return Promise.resolve();
  }

  isCurrent({ studentId, profileVersion, catalogueVersion }: ListVersion, now: Date): Promise<boolean> {
    const list = this.lists.get(studentId);
    return Promise.resolve(
      list?.profileVersion === profileVersion &&
        list.catalogueVersion === catalogueVersion &&
        list.expiresAt > now,
    );
  }

  staleStudents({ catalogueVersion, now, after, limit }: StaleQuery): Promise<readonly string[]> {
    const stale = [...this.lists.values()].filter(
      (list) => list.catalogueVersion !== catalogueVersion || list.expiresAt <= now,
    );
    const ids = stale.map(({ studentId }) => studentId).sort();
    return Promise.resolve(ids.filter((id) => after === null || id > after).slice(0, limit));
  }

  of(studentId: string): PredictedList | undefined {
    return this.lists.get(studentId);
  }
}
