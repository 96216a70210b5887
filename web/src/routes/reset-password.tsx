import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toasts/toast-store';
import { ResetPassword } from '@/features/identity/recovery/reset-password';
import { emailTokenOf } from '@/lib/session/url-secrets';

const ResetPasswordPage = () => {
  const navigate = useNavigate();
  const token = emailTokenOf(useLocation().state);

  useEffect(() => {
    if (token !== null) return;
    toast({
      tone: 'error',
      title: 'Invalid Reset Link',
      description: 'This password reset link is invalid or has expired.',
    });
    void navigate('/forgot-password', { replace: true });
  }, [token, navigate]);

  return token === null ? null : <ResetPassword token={token} />;
};

export default ResetPasswordPage;
