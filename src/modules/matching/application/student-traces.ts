/** Everything this context stores about a person: list, applications, views, recommendations, and what a parent entered. */
export abstract class StudentTraces {
  abstract forget(userId: string): Promise<void>;
}
