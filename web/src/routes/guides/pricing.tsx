import { PricingPage } from '@/features/pricing/pricing-page';

const Pricing = () => <PricingPage />;

export default Pricing;
