import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { Spinner } from '@/components/ui/basics/spinner';
import { useSession } from '@/lib/session/session';
import { AuthFrame } from '../auth-frame';
import { ResendVerification } from './resend-verification';
import { useAccount } from '../use-account';
import { SignInToConfirm } from './sign-in-to-confirm';
import { useEmailConfirmation } from './use-email-confirmation';

export const VerifyEmail = ({ token }: { token: string | null }) => {
  const { confirmation, confirm } = useEmailConfirmation(token);
  const signedIn = useSession().status === 'signed-in';
  const account = useAccount();

  if (confirmation.state === 'signed-out') return <SignInToConfirm />;

  if (
    confirmation.state === 'confirming' ||
    (confirmation.state === 'expired' && signedIn && account.isPending)
  )
    return (
      <AuthFrame title="Confirming your email" lead="This takes a moment.">
        <Spinner className="size-8 text-primary" />
      </AuthFrame>
    );

  if (confirmation.state === 'done')
    return (
      <AuthFrame
        announced
        title="Email confirmed"
        lead="Thanks. Now we know our emails reach you and nobody else is using your email here."
      >
        <ContinueButton signedIn={signedIn} />
      </AuthFrame>
    );

  if (confirmation.state === 'unreachable')
    return (
      <AuthFrame announced title="We couldn’t reach Flyleaf" lead="Your link still works. Try it again.">
        <Button size="lg" className="w-full" onClick={() => void confirm()}>
          Try again
        </Button>
      </AuthFrame>
    );

  if (confirmation.state === 'refused')
    return (
      <AuthFrame
        announced
        title="We couldn’t confirm this"
        lead={confirmation.words ?? 'Please try again later.'}
      >
        <ContinueButton signedIn={signedIn} />
      </AuthFrame>
    );

  if (account.data?.isEmailVerified === true)
    return (
      <AuthFrame
        announced
        title="Already confirmed"
        lead={
          <>
            <Email>{account.data.email}</Email> is already confirmed, so you don’t need this link. To use
            another address, go to your account settings.
          </>
        }
      >
        <ContinueButton signedIn />
      </AuthFrame>
    );

  return (
    <AuthFrame
      announced
      title="This link no longer works"
      lead={
        account.data ? (
          <>
            It was already used or it’s more than a day old. We can send a new one to{' '}
            <Email>{account.data.email}</Email>.
          </>
        ) : (
          'It was already used or it’s more than a day old. Sign in to get a new one.'
        )
      }
    >
      {account.data ? (
        <ResendVerification label="Send a new link" size="lg" />
      ) : (
        <ContinueButton signedIn={signedIn} />
      )}
    </AuthFrame>
  );
};

const Email = ({ children }: { children: ReactNode }) => (
  <b className="font-semibold text-foreground">{children}</b>
);

const ContinueButton = ({ signedIn }: { signedIn: boolean }) => (
  <Button asChild size="lg" className="w-full">
    {signedIn ? <Link to="/">Continue to Flyleaf</Link> : <Link to="/login">Sign In</Link>}
  </Button>
);
