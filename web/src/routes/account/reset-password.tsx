import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toasts/toast-store';
import { useEntryWords } from '@/features/identity/entry/use-entry-words';
import { ResetPassword } from '@/features/identity/recovery/reset-password';
import { emailTokenOf } from '@/lib/session/url-secrets';

const ResetPasswordPage = () => {
  const { badLinkTitle, badLink } = useEntryWords().reset;
  const navigate = useNavigate();
  const token = emailTokenOf(useLocation().state);

  useEffect(() => {
    if (token !== null) return;
    toast({
      tone: 'error',
      title: badLinkTitle,
      description: badLink,
    });
    void navigate('/forgot-password', { replace: true });
  }, [token, navigate, badLinkTitle, badLink]);

  return token === null ? null : <ResetPassword token={token} />;
};

export default ResetPasswordPage;
