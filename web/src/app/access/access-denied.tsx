import { matchPath } from 'react-router-dom';

export const ACCESS_DENIED = 'Access Denied';

/** Why the page at this address stays closed. */
export const whyDenied = (path: string) =>
  matchPath('/admin/user/:userId', path) === null
    ? 'You need admin privileges to access this page.'
    : 'Admin access required.';

/** Shown for a second before the start page. */
export const AccessDenied = ({ why }: { why: string }) => (
  <main
    id="main"
    tabIndex={-1}
    className="mx-auto grid max-w-170 justify-items-start gap-3 px-4 py-16 outline-none md:px-8"
  >
    <h1 className="text-page-phone md:text-page">{ACCESS_DENIED}</h1>
    <p className="text-reading text-muted-foreground">{why}</p>
  </main>
);
