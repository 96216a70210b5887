import { yearsIn } from '@/lib/words/figures';
import { webAddress } from './web-address';

type PublishedInProps = { edition: string; page: string | null; whom?: string };

/** "fall 2024": the class that edition 2024-25 of the Common Data Set describes. */
export const enteringIn = (edition: string) => `fall ${edition.slice(0, 4)}`;

/** Where and when a college published figures. */
export const PublishedIn = ({ edition, page, whom = 'First-years' }: PublishedInProps) => {
  const address = webAddress(page);
  const words = `the college’s Common Data Set ${yearsIn(edition)}`;

  return (
    <p className="text-small text-muted-foreground">
      {whom} of {enteringIn(edition)}. Source:{' '}
      {address === null ? (
        words
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer" className="link">
          {words}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </p>
  );
};
