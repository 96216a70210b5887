import { type Profile } from './profile';
import { type FormStep, type Step } from './steps';

/** What the quick start gives each of its steps. */
export type Flow = {
  step: FormStep;
  profile: Profile;
  goTo: (step: Step) => void;
  /** When something was last saved here, in milliseconds since 1970. */
  savedAt: number | null;
  noteSaved: () => void;
};

export type StepProps = { flow: Flow };
