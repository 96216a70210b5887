import { HowChancesWorkGuide } from '@/features/family-guides/how-chances-work/how-chances-work-guide';

const HowChancesWork = () => <HowChancesWorkGuide />;

export default HowChancesWork;
