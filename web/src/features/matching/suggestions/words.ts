import { type SuggestionOfAdult } from '@/api';

type State = SuggestionOfAdult['state'];

const STATES: Readonly<Record<State, string>> = {
  open: 'No answer yet',
  saved: 'On the list',
  'not-now': 'Not now',
};

const FOUND = { waiting: 'Searching colleges', failed: 'We couldn’t search. Please try again.' };

export const english = {
  title: 'Suggest a college',
  lead: (firstName: string) =>
    `${firstName} reads your suggestion on their list, and decides. You’ll see here whether they saved it.`,
  picker: {
    label: 'Which college?',
    hint: 'Type its name or nickname.',
    news: (found: 'waiting' | 'failed' | number) => {
      if (typeof found === 'string') return FOUND[found];
      if (found === 0) return 'No college of that name.';
      return found === 1 ? 'One college found' : `${found} colleges found`;
    },
    change: 'Choose another',
  },
  note: 'Why this one?',
  noteHint: (firstName: string) => `${firstName} reads it. Up to 300 characters.`,
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  send: 'Suggest',
  collegeMissing: 'Choose a college first.',
  sent: 'Suggestion sent',
  sentWhat: (firstName: string, college: string) => `${firstName} will find ${college} on their list.`,
  refusals: {
    'matching.suggestion-on-list': 'This college is on the list already.',
    'matching.already-suggested': 'You suggested this college before.',
    'matching.too-many-suggestions':
      'Ten of your suggestions have no answer yet. Wait for one, or take one back.',
  } as Record<string, string>,
  failed: 'We couldn’t send this. What you wrote is still here. Please try again.',
  mine: 'Your suggestions',
  state: (state: State) => STATES[state],
  takeBack: 'Take back',
  takeBackOf: (college: string) => `Take back the suggestion of ${college}`,
  takeBackFailed: 'We couldn’t take it back. Please try again.',
  notLoaded: 'We couldn’t load your suggestions',
  notLoadedWhy: 'Try again in a moment.',
};
export type Words = typeof english;
