import { PrivacyGuide } from '@/features/family-guides/privacy-guide';

const Privacy = () => <PrivacyGuide />;

export default Privacy;
