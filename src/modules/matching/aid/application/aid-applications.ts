/** An aid form on the checklist of an application. */
export interface AidFormItem {
  readonly id: string;
  readonly label: string;
  readonly dueOn: string | null;
  readonly doneOn: string | null;
}

/** An application, as far as it concerns money. */
export interface AidApplication {
  readonly id: string;
  readonly collegeId: number;
  readonly status: string;
  readonly decisionResult: string | null;
  readonly forms: readonly AidFormItem[];
}

export abstract class AidApplications {
  /** In the order begun. */
  abstract of(studentId: string): Promise<readonly AidApplication[]>;
}
