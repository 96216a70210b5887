import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { AuthFrame } from '../auth-frame';
import { ResetPasswordForm } from './reset-password-form';

/** Setting a password does not sign anyone in. */
export const ResetPassword = ({ token }: { token: string }) => {
  const [done, setDone] = useState(false);

  if (done)
    return (
      <AuthFrame
        announced
        title="Your new password is set"
        lead="To be safe, we signed you out everywhere. Sign in with your new password to continue."
      >
        <Button asChild size="lg" className="w-full">
          <Link to="/login">Sign In</Link>
        </Button>
      </AuthFrame>
    );

  return (
    <AuthFrame title="Choose a new password" lead="You’ll use it from now on, on every device.">
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  );
};
