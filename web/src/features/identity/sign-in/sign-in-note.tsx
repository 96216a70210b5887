import { Notice } from '@/components/ui/feedback/notice';
import { useEntryWords } from '../entry/use-entry-words';
import { useProviderName } from '../provider/use-sign-in-providers';
import { InterruptedNote } from './interrupted-note';

type SignInNoteProps = { problem: string | null; link: string | null };

/** Why the user was sent here, if the URL says. */
export const SignInNote = ({ problem, link }: SignInNoteProps) => {
  const name = useProviderName();
  const { haveAccount, problems } = useEntryWords().provider;
  const sayings: Record<string, (name: string) => string> = problems;

  if (link !== null) return <Notice>{haveAccount(name)}</Notice>;
  if (problem === null) return <InterruptedNote />;
  return <Notice>{(sayings[problem] ?? problems.provider)(name)}</Notice>;
};
