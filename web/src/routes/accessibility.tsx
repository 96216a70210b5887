import { AccessibilityGuide } from '@/features/family-guides/accessibility-guide';

const Accessibility = () => <AccessibilityGuide />;

export default Accessibility;
