import { PrivacyGuide } from '@/features/family-guides/privacy/privacy-guide';

const Privacy = () => <PrivacyGuide />;

export default Privacy;
