export interface StudentView {
  readonly studentId: string;
  readonly adminId: string;
  readonly viewedAt: Date;
}

/** When each admin last came to each student's page. */
export abstract class LastViews {
  /** False, and nothing changes, when this admin came to this student after `newAfter`. */
  abstract note(view: StudentView, newAfter: Date): Promise<boolean>;

  /** Both as the one viewed and as the one who viewed. */
  abstract removeAllOf(userId: string): Promise<void>;
}
