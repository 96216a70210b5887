import { useLocation } from 'react-router-dom';
import { VerifyEmail } from '@/features/identity/verify-email';
import { letterToken } from '@/lib/address-secrets';

const VerifyEmailPage = () => <VerifyEmail token={letterToken(useLocation().state)} />;

export default VerifyEmailPage;
