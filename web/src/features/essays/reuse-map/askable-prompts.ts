import { useQuery } from '@tanstack/react-query';
import { type EssayPrompt } from '@/api';
import { listPromptsOptions } from '@/api/queries/essays.gen';
import { count } from '@/lib/words/figures';

/** Applications whose essays go to many colleges. */
const APPLICATIONS = [
  { value: 'common-app', label: 'Common App: one essay, up to 650 words' },
  { value: 'uc', label: 'UC: four answers, up to 350 words each' },
  { value: 'coalition', label: 'Coalition: one essay, up to 650 words' },
];

/** These come after the application is sent. */
const NOT_ASKED = new Set(['other-letter', 'other-free']);

const optionOf = ({ id, text, maxWords }: EssayPrompt) => ({
  value: id,
  label: maxWords === null ? text : `${text} (${count(maxWords)} words)`,
});

/** What a college or a scholarship may ask for. */
export const useAskablePrompts = (forScholarship: boolean) => {
  const { data: prompts = [], isPending } = useQuery(listPromptsOptions());
  const fromLibrary = prompts
    .filter(({ essayType, id }) =>
      forScholarship
        ? essayType === 'Scholarship'
        : (essayType === 'Supplemental' || essayType === 'Other') && !NOT_ASKED.has(id),
    )
    .map(optionOf);
  return { isPending, options: forScholarship ? fromLibrary : [...APPLICATIONS, ...fromLibrary] };
};
