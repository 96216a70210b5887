import { LandingPage } from '@/features/landing/landing-page';
import { SiteFrame } from '@/features/public-site/site-frame';

const Landing = () => (
  <SiteFrame>
    <LandingPage />
  </SiteFrame>
);

export default Landing;
