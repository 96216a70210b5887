import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { AuthFrame } from '../auth-frame';
import { useEntryWords } from '../entry/use-entry-words';
import { ResetPasswordForm } from './reset-password-form';

/** Setting a password does not sign anyone in. */
export const ResetPassword = ({ token }: { token: string }) => {
  const { reset, signIn } = useEntryWords();
  const [done, setDone] = useState(false);

  if (done)
    return (
      <AuthFrame announced title={reset.doneTitle} lead={reset.doneLead}>
        <Button asChild size="lg" className="w-full">
          <Link to="/login">{signIn}</Link>
        </Button>
      </AuthFrame>
    );

  return (
    <AuthFrame title={reset.title} lead={reset.lead}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  );
};
