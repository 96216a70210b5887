/** Cards of colleges for those who only hand them on, written as the search writes them. */
export abstract class CollegeCards {
  /** Each as JSON by unit id, closed colleges too; unknown ids are absent. A change is seen within five seconds. */
  abstract written(unitIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
