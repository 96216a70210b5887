import { type ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <div className="contents print:hidden">
      <SiteHeader />
    </div>
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-320 flex-1 px-4 pb-16 outline-none md:px-8 md:pb-18"
    >
      {children}
    </main>
    <div className="contents print:hidden">
      <SiteFooter />
    </div>
  </div>
);
