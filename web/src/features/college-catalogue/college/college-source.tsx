import { type CollegeDetail } from '@/api';
import { webAddress } from './web-address';

/** Where the figures come from. */
export const CollegeSource = ({ college: { source } }: { college: CollegeDetail }) => (
  <p className="border-t pt-4 text-small text-muted-foreground">
    Source: {source.publisher}, {source.title}. Each figure names the year it describes.{' '}
    {webAddress(source.url) && (
      <a href={source.url} target="_blank" rel="noopener noreferrer" className="link">
        See the data
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )}
  </p>
);
