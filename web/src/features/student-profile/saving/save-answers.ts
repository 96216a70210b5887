import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  getAcademicProfileQueryKey,
  getInterestsGoalsQueryKey,
  getUserProfileQueryKey,
  listFamilyCollegeHistoryQueryKey,
} from '@/api/@tanstack/react-query.gen';
import { dismissToast, toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { tellOtherTabs } from '@/lib/api/other-tabs';
import { type Answers, type Profile } from '../profile';
import { type Change, type Fields, newChangeId } from './change';
import { type Ask } from './outcome';
import { saveChange } from './save-change';
import { listAsFields } from './send-change';
import { failureToast, successToast } from './save-words';
import { isTooYoung } from './too-young';

/** In the order they are saved: personal details last, because a birth date can end the account. */
const RECORDS: readonly {
  name: 'academic' | 'interests' | 'personal';
  path: string;
  queryKey: () => QueryKey;
}[] = [
  { name: 'academic', path: '/api/academic-profile', queryKey: getAcademicProfileQueryKey },
  { name: 'interests', path: '/api/interests-goals', queryKey: getInterestsGoalsQueryKey },
  { name: 'personal', path: '/api/user-profile', queryKey: getUserProfileQueryKey },
];

type Save = {
  title: string;
  answers: Answers;
  /** What the student started from. */
  base: Profile;
  ask: Ask;
  queryClient: QueryClient;
};

const changeOf = (
  { title, answers, base }: Save,
  { name, path, queryKey }: (typeof RECORDS)[number],
): Change => ({
  id: newChangeId(),
  title,
  work: 'save',
  path,
  queryKey: queryKey(),
  entryId: null,
  fields: { ...answers[name] },
  base: base[name] && { ...base[name] },
});

/** The whole list of relatives. */
const familyChange = ({ title, base }: Save, rows: NonNullable<Answers['family']>): Change => ({
  id: newChangeId(),
  title,
  work: 'save',
  path: '/api/family-college-history',
  queryKey: listFamilyCollegeHistoryQueryKey(),
  entryId: null,
  listField: 'entries',
  fields: { entries: rows },
  base: listAsFields('entries', base.family ?? []),
});

const changesOf = (save: Save): Change[] => [
  ...RECORDS.filter(({ name }) => save.answers[name]).map((record) => changeOf(save, record)),
  ...(save.answers.family ? [familyChange(save, save.answers.family)] : []),
];

const isFamily = ({ listField }: Change) => listField !== undefined;

/** `kept`: on this computer, to be sent later. `undecided`: the student closed the question about two answers. */
export const saveAnswers = async (save: Save): Promise<'saved' | 'kept' | 'undecided'> => {
  const { answers, ask, queryClient } = save;
  const taken: string[] = [];
  let kept = false;
  let failing = answers;
  try {
    for (const change of changesOf(save)) {
      failing = isFamily(change) ? { family: answers.family ?? [] } : { ...answers, family: undefined };
      const saved = await saveChange(change, ask);
      if (saved === null) return 'undecided';
      if (saved.kept) {
        kept = true;
        showKept(queryClient, change);
      } else {
        showStored(queryClient, change, saved.stored);
        taken.push(...saved.taken);
      }
    }
  } catch (error) {
    if (isTooYoung(error))
      dismissToast(); // an earlier failure no longer applies
    else if (!(error instanceof ApiError && error.status === 401)) toast(failureToast(failing, error)); // 401 has its own
    throw error;
  }
  if (!kept) toast(successToast(answers, taken));
  return kept ? 'kept' : 'saved';
};

const showStored = (queryClient: QueryClient, { queryKey, listField }: Change, stored: Fields | null) => {
  queryClient.setQueryData(queryKey, listField === undefined ? stored : stored?.[listField]);
  tellOtherTabs(queryKey);
};

/** Other steps show it as if it were saved. A list shows it once it is. */
const showKept = (queryClient: QueryClient, { queryKey, listField, fields }: Change) => {
  if (listField !== undefined) return;
  queryClient.setQueryData<Fields | null>(queryKey, (known) => (known ? { ...known, ...fields } : known));
};
