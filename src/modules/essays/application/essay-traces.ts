/** Everything this context keeps of a person. */
export abstract class EssayTraces {
  /** Removes a student’s essays with all that hangs on them. Comments of counselors and of people who ran Flyleaf stay, without their id. */
  abstract forget(userId: string): Promise<void>;
}
