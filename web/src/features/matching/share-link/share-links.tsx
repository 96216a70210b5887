import { useState } from 'react';
import { type ShareLink } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { type MadeLink, NewShareLink } from './new-share-link';
import { ShareLinkForm } from './share-link-form';
import { ShareLinkRow } from './share-link-row';
import { useOwnLinksWords } from './use-own-links-words';
import { useShareLinks } from './use-share-links';

const MOST_LINKS = 3;

/** Links for people who don’t want an account, and a form for another. */
export const ShareLinks = () => (
  <>
    <p className="max-w-[40em] text-pretty text-muted-foreground">{useOwnLinksWords().what}</p>
    <Links />
  </>
);

const Links = () => {
  const links = useShareLinks();
  const { notLoaded, notLoadedWhy } = useOwnLinksWords();
  const waiting = useSkeletonVisible(links.isPending);

  if (waiting) return <Skeleton className="h-24 w-full" />;
  if (links.data === undefined)
    return (
      <ErrorState title={notLoaded} onRetry={() => void links.refetch()} retrying={links.isFetching}>
        {notLoadedWhy}
      </ErrorState>
    );
  return <Loaded links={links.data} />;
};

const Loaded = ({ links }: { links: readonly ShareLink[] }) => {
  const [made, setMade] = useState<MadeLink | null>(null);
  const { full } = useOwnLinksWords();

  return (
    <>
      {made && <NewShareLink key={made.address} {...made} />}
      {links.length > 0 && (
        <ul className="grid divide-y border-y">
          {links.map((link) => (
            <ShareLinkRow key={link.id} link={link} onEnded={() => setMade(null)} />
          ))}
        </ul>
      )}
      {links.length < MOST_LINKS ? (
        <ShareLinkForm onMade={setMade} />
      ) : (
        <p className="text-muted-foreground">{full}</p>
      )}
    </>
  );
};
