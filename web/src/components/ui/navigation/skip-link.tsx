/** The first Tab stop of every page. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-60 rounded-md bg-primary font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
  >
    Skip to main content
  </a>
);
