import { type Theme } from '@/lib/preferences/theme';
import { type FrameSentence } from '@/lib/preferences/say';

export const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const satisfies readonly { value: Theme; label: FrameSentence }[];
