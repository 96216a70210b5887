import { type ShareLink } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { useLanguage } from '@/lib/preferences/language';
import { timeAgoInSentence } from '@/lib/words/time-ago';
import { useOwnLinksWords } from './use-own-links-words';
import { useEndShareLink } from './use-share-links';

type ShareLinkRowProps = { link: ShareLink; onEnded: () => void };

export const ShareLinkRow = ({ link, onEnded }: ShareLinkRowProps) => {
  const { id, name, showsFamilyPrice, expiresAt, openings, lastOpenedAt } = link;
  const words = useOwnLinksWords();
  const language = useLanguage();
  const last = lastOpenedAt && timeAgoInSentence(new Date(lastOpenedAt), new Date(), language);
  const end = useEndShareLink(name);

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
          {showsFamilyPrice && <Badge tone="ink">{words.showsPrice}</Badge>}
        </div>
        <p className="text-hint text-muted-foreground">
          {words.until}
          <time dateTime={expiresAt}>{words.day(expiresAt)}</time>. {words.opened(openings, last)}.
        </p>
      </div>
      <AlertDialog
        title={words.offQuestion(name)}
        description={words.offWhat}
        keepLabel={words.keep}
        confirmLabel={words.off}
        onConfirm={() => end.mutate({ path: { id } }, { onSuccess: onEnded })}
        trigger={
          <Button variant="outline" size="sm" busy={end.isPending} aria-label={words.offNamed(name)}>
            {words.off}
          </Button>
        }
      />
    </li>
  );
};
