import { useState } from 'react';
import { AuthFrame } from '../auth-frame';
import { CheckYourEmail } from './check-your-email';
import { ForgotPasswordForm } from './forgot-password-form';

/** `email`: as typed on the sign-in page. */
export const ForgotPassword = ({ email }: { email: string }) => {
  const [typed, setTyped] = useState(email);
  const [place, setPlace] = useState<'form' | 'sent' | 'form again'>('form');

  if (place === 'sent')
    return (
      <AuthFrame
        announced
        title="Check Your Email"
        lead={
          <>
            If <b className="font-semibold text-foreground">{typed}</b> has an account, we’ve emailed it a
            link to choose a new password.
          </>
        }
      >
        <CheckYourEmail onTryAnother={() => setPlace('form again')} />
      </AuthFrame>
    );

  return (
    <AuthFrame
      announced={place === 'form again'}
      title="Forgot your password?"
      lead="Enter your email, and we’ll send you a link to choose a new one."
    >
      <ForgotPasswordForm
        email={typed}
        onSent={(sentTo) => {
          setTyped(sentTo);
          setPlace('sent');
        }}
      />
    </AuthFrame>
  );
};
