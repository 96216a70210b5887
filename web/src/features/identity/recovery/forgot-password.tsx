import { useState } from 'react';
import { AuthFrame } from '../auth-frame';
import { useEntryWords } from '../entry/use-entry-words';
import { CheckYourEmail } from './check-your-email';
import { ForgotPasswordForm } from './forgot-password-form';

/** `email`: as typed on the sign-in page. */
export const ForgotPassword = ({ email }: { email: string }) => {
  const { forgot } = useEntryWords();
  const [typed, setTyped] = useState(email);
  const [place, setPlace] = useState<'form' | 'sent' | 'form again'>('form');

  if (place === 'sent')
    return (
      <AuthFrame
        announced
        title={forgot.sentTitle}
        lead={
          <>
            {forgot.sentBefore}
            <b className="font-semibold text-foreground">{typed}</b>
            {forgot.sentAfter}
          </>
        }
      >
        <CheckYourEmail onTryAnother={() => setPlace('form again')} />
      </AuthFrame>
    );

  return (
    <AuthFrame announced={place === 'form again'} title={forgot.title} lead={forgot.lead}>
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
