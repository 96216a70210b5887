import { BuildOnGuide } from '@/features/family-guides/build-on/build-on-guide';

const BuildOnFlyleaf = () => <BuildOnGuide />;

export default BuildOnFlyleaf;
