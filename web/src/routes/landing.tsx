import { type ReactNode } from 'react';
import { LandingPage } from '@/features/landing/landing-page';
import { SiteFrame } from '@/features/public-site/site-frame';
import { useLanguage } from '@/lib/preferences/language';

/** `languages`: leads to the other language where no script runs. */
const Landing = ({ languages }: { languages?: ReactNode }) => (
  <SiteFrame {...(languages !== undefined && { languages })}>
    <div lang={useLanguage()} className="contents">
      <LandingPage />
    </div>
  </SiteFrame>
);

export default Landing;
