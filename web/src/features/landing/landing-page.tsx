import { ClosingCall } from './closing-call';
import { FeaturePanels } from './feature-panels';
import { FourSteps } from './four-steps';
import { Goals } from './goals';
import { Hero } from './hero';

export const LandingPage = () => (
  <>
    <Hero />
    <Goals />
    <FourSteps />
    <FeaturePanels />
    <ClosingCall />
  </>
);
