/** Cards of colleges for those who only hand them on, written as the search writes them. */
export abstract class CollegeCards {
  /** Each as the bytes of its JSON by unit id, closed colleges too; unknown ids are absent. A change is seen within five seconds. */
  abstract written(unitIds: readonly number[]): Promise<ReadonlyMap<number, Uint8Array>>;
}
