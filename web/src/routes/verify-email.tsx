import { useLocation } from 'react-router-dom';
import { VerifyEmail } from '@/features/identity/registration/verify-email';
import { emailTokenOf } from '@/lib/session/url-secrets';

const VerifyEmailPage = () => <VerifyEmail token={emailTokenOf(useLocation().state)} />;

export default VerifyEmailPage;
