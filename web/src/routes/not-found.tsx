import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';

const NotFound = () => (
  <div className="mx-auto grid max-w-170 justify-items-start gap-3 py-4 md:py-10">
    <TornPage />
    <h1 className="text-page-phone md:text-page">404 Page Not Found</h1>
    <p className="text-reading text-muted-foreground">Did you forget to add the page to the router?</p>
    <Button asChild className="mt-2">
      <Link to="/">Go to the home page</Link>
    </Button>
  </div>
);

/** A drawing of a page torn out of a book. */
const TornPage = () => (
  <svg width="220" height="132" viewBox="0 0 220 132" fill="none" aria-hidden>
    <path
      d="M20 112c30-12 60-12 90 0 30-12 60-12 90 0V40c-30-12-60-12-90 0-30-12-60-12-90 0z"
      fill="var(--tint-sky)"
    />
    <path d="M110 40v72" stroke="var(--border)" strokeWidth="2" />
    <path
      d="M36 58c20-6 40-6 58 0M36 76c20-6 40-6 58 0M36 94c20-6 40-6 58 0"
      stroke="var(--track)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <g transform="rotate(14 164 46)">
      <path
        d="M136 6h44l16 16v60l-9-6-9 6-9-6-9 6-8-6-8 6-8-6z"
        fill="var(--card)"
        stroke="var(--border)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="m180 6 16 16h-11a5 5 0 0 1-5-5z" fill="var(--highlight)" />
      <path d="M150 34h32M150 48h22" stroke="var(--track)" strokeWidth="5" strokeLinecap="round" />
    </g>
  </svg>
);

export default NotFound;
