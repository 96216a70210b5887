export const ACCESS_DENIED = {
  title: 'Access Denied',
  text: 'You need admin privileges to access this page.',
};

/** Shown for a second before the start page. */
export const AccessDenied = () => (
  <main
    id="main"
    tabIndex={-1}
    className="mx-auto grid max-w-170 justify-items-start gap-3 px-4 py-16 outline-none md:px-8"
  >
    <h1 className="text-page-phone md:text-page">{ACCESS_DENIED.title}</h1>
    <p className="text-reading text-muted-foreground">{ACCESS_DENIED.text}</p>
  </main>
);
