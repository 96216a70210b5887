export abstract class TalkCounts {
  /** Messages of students to Wren, in the conversations that are still stored. */
  abstract messages(): Promise<number>;
}
