import { useLocation } from 'react-router-dom';
import { VerifyEmail } from '@/features/identity/registration/verify-email';
import { letterToken } from '@/lib/session/url-secrets';

const VerifyEmailPage = () => <VerifyEmail token={letterToken(useLocation().state)} />;

export default VerifyEmailPage;
