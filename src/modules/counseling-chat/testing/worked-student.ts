/** A student with what they entered, as the calls of the profile take it. */
export interface WorkedStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly user?: Readonly<Record<string, unknown>>;
  readonly academic?: Readonly<Record<string, unknown>>;
  readonly interests?: Readonly<Record<string, unknown>>;
  readonly activities?: readonly Readonly<Record<string, unknown>>[];
  readonly awards?: readonly Readonly<Record<string, unknown>>[];
  /** Unit ids. */
  readonly saved?: readonly number[];
}
