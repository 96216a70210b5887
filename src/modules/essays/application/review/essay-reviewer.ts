import { type Review, type ReviewRequest } from '../../domain/review/review.js';

/** Who is asking: the language model's budget and log are per student. */
export interface Reading {
  studentId: string;
  request: ReviewRequest;
  /** Aborted when the job takes too long and when the server stops. */
  signal: AbortSignal;
}

/** Reads one version of an essay. It points and asks; it never proposes essay text. */
export abstract class EssayReviewer {
  /** Who would read this student’s essays now, such as `built-in/1`: the `model` of the review if all goes well. */
  abstract readerFor(studentId: string): Promise<string>;

  abstract review(reading: Reading): Promise<Review>;
}
