import { type Profile } from '../profile';

export type Flow = {
  /** Key of this step's draft and mark. A step shared by two flows has one key. */
  step: string;
  /** "Personal, step 4 of 4". */
  eyebrow: string;
  profile: Profile;
  /** URLs. The first step has no previous one. */
  back: string | undefined;
  next: string;
  /** Loads the code of the next step; fails without a connection. */
  prepareNext: () => Promise<unknown>;
  /** The last step. */
  last?: boolean;
  /** Time of the last save, in milliseconds since 1970. */
  savedAt: number | null;
  noteSaved: () => void;
};

export type StepProps = { flow: Flow };
