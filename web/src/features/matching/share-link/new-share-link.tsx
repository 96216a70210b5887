import { CopyAddress } from '../reminders/copy-address';
import { useOwnLinksWords } from './use-own-links-words';

export type MadeLink = { name: string; address: string };

/** Shown once, right after it was made. */
export const NewShareLink = ({ name, address }: MadeLink) => {
  const words = useOwnLinksWords();
  return (
    <div role="status" className="grid min-w-0 gap-2 rounded-[12px] bg-sunken p-4">
      <p className="font-semibold wrap-anywhere" id="share-link-label">
        {words.linkFor(name)}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <code
          aria-labelledby="share-link-label"
          className="min-w-0 flex-1 basis-60 rounded-[10px] border bg-card px-3 py-2 text-hint break-all select-all"
        >
          {address}
        </code>
        <CopyAddress address={address} />
      </div>
      <p className="text-hint text-pretty text-muted-foreground">{words.copyNow}</p>
    </div>
  );
};
