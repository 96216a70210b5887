import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { FormError } from '@/components/ui/forms/form-error';
import { useForgotPassword } from '../../recovery/use-forgot-password';
import { ChangePasswordForm } from './change-password-form';
import { SettingsCard } from '../settings-card';
import { WithAccount } from '../account/with-account';
import { useSettingsWords } from '../use-settings-words';

export const PasswordSection = () => (
  <SettingsCard title={useSettingsWords().password.title}>
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
  const words = useSettingsWords();
  const send = () => {
    setAttempt(attempt + 1);
    request.mutate({ body: { email } });
  };

  return (
    <div className="grid max-w-[38em] gap-5">
      <p className="text-pretty">
        {words.password.none.before}
        <b className="break-all">{email}</b>
        {words.password.none.after}
      </p>
      <div role="status" className="empty:hidden">
        {request.isSuccess && <Notice tone="done">{words.password.sent}</Notice>}
      </div>
      {request.isError && <FormError attempt={attempt}>{words.emailLinkRefusal(request.error)}</FormError>}
      <Button className="justify-self-start" busy={request.isPending} onClick={send}>
        {request.isSuccess ? words.password.sendAgain : words.password.send}
      </Button>
    </div>
  );
};
