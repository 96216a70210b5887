import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type StepRow } from './block-types';
import { isOurPage } from '../our-page';
import { BlockRows } from './block-rows';

/** Steps that lead to the page where they are taken. */
export const Steps = ({ rows }: { rows: readonly StepRow[] }) => (
  <BlockRows>
    {rows.map(({ words, href }) =>
      href !== null && isOurPage(href) ? (
        <Link
          key={words}
          to={href}
          aria-label={`${words}: open`}
          className="flex min-h-11 items-center justify-between gap-3 py-2.5 text-hint font-[550] hover:underline"
        >
          {words}
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </Link>
      ) : (
        <p key={words} aria-hidden className="py-2.5 text-hint font-[550]">
          {words}
        </p>
      ),
    )}
  </BlockRows>
);
