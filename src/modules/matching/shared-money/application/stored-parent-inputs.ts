import { type ParentInputs } from '../domain/parent-inputs.js';

/** Inputs whose result the parent shows to the student. */
export interface ShownInputs {
  readonly adultId: string;
  readonly inputs: ParentInputs;
  /** The student doesn’t want to see it. */
  readonly isHidden: boolean;
}

export abstract class StoredParentInputs {
  /** Null before the parent entered anything. */
  abstract of(studentId: string, adultId: string): Promise<ParentInputs | null>;

  /** Of every parent who shows the result to this student. */
  abstract shownTo(studentId: string): Promise<readonly ShownInputs[]>;

  abstract save(studentId: string, adultId: string, inputs: ParentInputs, savedAt: Date): Promise<void>;

  /** Does nothing where there are none. */
  abstract hide(studentId: string, adultId: string, isHidden: boolean): Promise<void>;

  /** Unless they were saved later than that. */
  abstract removeBetween(studentId: string, adultId: string, until: Date): Promise<void>;
}
