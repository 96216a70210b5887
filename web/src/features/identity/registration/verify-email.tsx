import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { Spinner } from '@/components/ui/basics/spinner';
import { useSession } from '@/lib/session/session';
import { AuthFrame } from '../auth-frame';
import { ResendVerification } from './resend-verification';
import { useAccount } from '../use-account';
import { SignInToConfirm } from './sign-in-to-confirm';
import { useEntryWords } from '../entry/use-entry-words';
import { type Words } from '../entry/words';
import { useEmailConfirmation } from './use-email-confirmation';

export const VerifyEmail = ({ token }: { token: string | null }) => {
  const { confirmation, confirm } = useEmailConfirmation(token);
  const signedIn = useSession().status === 'signed-in';
  const account = useAccount();
  const words = useEntryWords();
  const { verify } = words;
  const goOn = <ContinueButton signedIn={signedIn} words={words} />;

  if (confirmation.state === 'signed-out') return <SignInToConfirm />;

  if (
    confirmation.state === 'confirming' ||
    (confirmation.state === 'expired' && signedIn && account.isPending)
  )
    return (
      <AuthFrame title={verify.confirming} lead={verify.moment}>
        <Spinner className="size-8 text-primary" />
      </AuthFrame>
    );

  if (confirmation.state === 'done')
    return (
      <AuthFrame announced title={verify.done} lead={verify.doneLead}>
        {goOn}
      </AuthFrame>
    );

  if (confirmation.state === 'unreachable')
    return (
      <AuthFrame announced title={verify.unreached} lead={verify.unreachedLead}>
        <Button size="lg" className="w-full" onClick={() => void confirm()}>
          {words.tryAgain}
        </Button>
      </AuthFrame>
    );

  if (confirmation.state === 'refused')
    return (
      <AuthFrame announced title={verify.refused} lead={verify.refusedLead(confirmation.words)}>
        {goOn}
      </AuthFrame>
    );

  if (account.data?.isEmailVerified === true)
    return (
      <AuthFrame
        announced
        title={verify.already}
        lead={
          <>
            <Email>{account.data.email}</Email>
            {verify.alreadyAfter}
          </>
        }
      >
        {goOn}
      </AuthFrame>
    );

  return (
    <AuthFrame
      announced
      title={verify.expired}
      lead={
        account.data ? (
          <>
            {verify.expiredBefore}
            <Email>{account.data.email}</Email>.
          </>
        ) : (
          verify.expiredSignIn
        )
      }
    >
      {account.data ? <ResendVerification label={verify.sendNew} size="lg" words={words.resend} /> : goOn}
    </AuthFrame>
  );
};

const Email = ({ children }: { children: ReactNode }) => (
  <b className="font-semibold text-foreground">{children}</b>
);

const ContinueButton = ({ signedIn, words }: { signedIn: boolean; words: Words }) => (
  <Button asChild size="lg" className="w-full">
    {signedIn ? <Link to="/">{words.verify.goOn}</Link> : <Link to="/login">{words.signIn}</Link>}
  </Button>
);
