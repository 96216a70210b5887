import { type Profile } from '../profile';

/** What the quick start or the profile gives each of its steps. */
export type Flow = {
  /** Names this step's draft and mark. A step that two flows share has one name. */
  step: string;
  /** "Personal, step 4 of 4". */
  eyebrow: string;
  profile: Profile;
  /** Addresses; the first step of all has nothing before it. */
  back: string | undefined;
  next: string;
  /** Saving here is the end of it. */
  last?: boolean;
  /** When something was last saved here, in milliseconds since 1970. */
  savedAt: number | null;
  noteSaved: () => void;
};

export type StepProps = { flow: Flow };
