/** Everything this context keeps of a person. Counts of support cards name nobody. */
export abstract class ChatTraces {
  abstract forget(userId: string): Promise<void>;
}
