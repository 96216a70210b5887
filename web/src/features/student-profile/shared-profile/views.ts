import { type SharedProfile } from '@/api';
import { type Words } from './words';

/** The ways to show a shared profile, by their name in the address. */
export const VIEWS = ['profile', 'sheet', 'resume'] as const;
export type View = (typeof VIEWS)[number];

export const viewIn = (named: string | null): View => VIEWS.find((view) => view === named) ?? 'profile';

export type ViewProps = {
  studentId: string;
  profile: SharedProfile;
  /** The student's whole name. */
  name: string;
  words: Words;
};
