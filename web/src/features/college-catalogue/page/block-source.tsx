import { type CollegeDetail } from '@/api';
import { webAddress } from '../college/web-address';

/** Where a block's figures come from; each figure names its own year. */
export const BlockSource = ({ college: { source } }: { college: CollegeDetail }) => (
  <p className="text-small text-muted-foreground">
    Source:{' '}
    {webAddress(source.url) ? (
      <a href={source.url} target="_blank" rel="noopener noreferrer" className="link">
        {source.title}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ) : (
      source.title
    )}
  </p>
);
