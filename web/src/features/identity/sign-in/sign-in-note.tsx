import { Notice } from '@/components/ui/feedback/notice';
import { InterruptedNote } from './interrupted-note';
import { useProviderName } from '../provider/use-sign-in-providers';

const PROBLEMS: Record<string, (name: string) => string> = {
  provider: (name) => `We couldn’t reach ${name} just now. Try again in a moment, or use your password.`,
  'provider-off': (name) => `Signing in with ${name} isn’t set up here. Use your email and password.`,
  'provider-cancelled': (name) =>
    `You canceled before ${name} finished, so nothing changed. Try again anytime.`,
  'provider-expired': (name) => `That took too long, so we stopped to be safe. Sign in with ${name} again.`,
  'provider-email': (name) =>
    `${name} didn’t share your email, and your account needs one. Allow it there, or create an account here.`,
  'provider-email-unverified': (name) =>
    `${name} hasn’t confirmed your email address. Confirm it there first, or create an account here with your email and a password.`,
  deactivated: () =>
    'This account is deactivated. Please contact the person who runs Flyleaf at your school.',
  busy: () => 'Many people are signing in right now. Try again in a minute.',
};

type SignInNoteProps = { problem: string | null; link: string | null };

/** Why the user was sent here, if the URL says. */
export const SignInNote = ({ problem, link }: SignInNoteProps) => {
  const name = useProviderName();

  if (link !== null)
    return (
      <Notice>
        You already have an account with this email. Sign in once with your password, and you can use {name}{' '}
        after that.
      </Notice>
    );
  if (problem === null) return <InterruptedNote />;
  return <Notice>{(PROBLEMS[problem] ?? PROBLEMS['provider'])?.(name)}</Notice>;
};
