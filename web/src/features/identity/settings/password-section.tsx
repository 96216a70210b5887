import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { FormError } from '@/components/ui/forms/form-error';
import { emailLinkRefusal } from '../refusal-words';
import { useForgotPassword } from '../recovery/use-forgot-password';
import { ChangePasswordForm } from './change-password-form';
import { SettingsCard } from './settings-card';
import { WithAccount } from './with-account';

export const PasswordSection = () => (
  <SettingsCard title="Password">
    <WithAccount>
      {({ hasPassword, email }) =>
        hasPassword ? <ChangePasswordForm email={email} /> : <SetPasswordByEmail email={email} />
      }
    </WithAccount>
  </SettingsCard>
);

/** An account created through a provider has no password to ask for, so its email proves ownership. */
const SetPasswordByEmail = ({ email }: { email: string }) => {
  const request = useForgotPassword();
  const [attempt, setAttempt] = useState(0);
  const send = () => {
    setAttempt(attempt + 1);
    request.mutate({ body: { email } });
  };

  return (
    <div className="grid max-w-[38em] gap-5">
      <p className="text-pretty">
        You don’t have a password yet. Set one to sign in with your email too. We’ll email a link to{' '}
        <b className="break-all">{email}</b>. It works once, for 30 minutes. Then sign in again here.
      </p>
      <div role="status" className="empty:hidden">
        {request.isSuccess && (
          <Notice tone="done">Sent. Open the link in the email to choose a password.</Notice>
        )}
      </div>
      {request.isError && <FormError attempt={attempt}>{emailLinkRefusal(request.error)}</FormError>}
      <Button className="justify-self-start" busy={request.isPending} onClick={send}>
        {request.isSuccess ? 'Send it again' : 'Email me a link to set one'}
      </Button>
    </div>
  );
};
