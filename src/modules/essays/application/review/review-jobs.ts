/** One version of an essay that waits for its review. */
export interface ReviewJob {
  jobId: string;
  studentId: string;
  essayId: string;
  versionNumber: number;
}

/**
 * The jobs as students see them. Each try has a number: when a server was thought dead and another began the next try, what the
 * first one found is no longer taken.
 */
export abstract class ReviewJobs {
  /** The number of the try that begins now; null when the job is over or deleted. */
  abstract begin(jobId: string): Promise<number | null>;

  /** False when this is no longer the newest try, or the job is over. */
  abstract complete(jobId: string, attempt: number): Promise<boolean>;

  /** `error` is for the student. False when the job is over. */
  abstract fail(jobId: string, error: string): Promise<boolean>;
}
