import { AccessibilityGuide } from '@/features/family-guides/accessibility/accessibility-guide';

const Accessibility = () => <AccessibilityGuide />;

export default Accessibility;
