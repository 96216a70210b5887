import { FilePen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { count } from '@/lib/words/figures';
import { timeAgo } from '@/lib/words/time-ago';
import { dropLocalDraft, keepLocalDraft, type LocalDraft, useLocalDrafts } from '../drafts/local-drafts';
import { wordsIn } from '../editor/word-count';

type KeptDraftsProps = {
  /** The one that is open here. */
  except: string;
  onOpen: (id: string) => void;
};

const nameOf = ({ form }: LocalDraft) =>
  form.title.trim() === '' ? 'Untitled essay' : `“${form.title.trim()}”`;

const removeDraft = (draft: LocalDraft) => {
  dropLocalDraft(draft.id);
  toast({
    title: 'Draft deleted',
    description: nameOf(draft),
    action: { label: 'Undo', onClick: () => void keepLocalDraft(draft) },
  });
};

/** What was written in another tab or on another day, and is not on the server. */
export const KeptDrafts = ({ except, onOpen }: KeptDraftsProps) => {
  const drafts = useLocalDrafts().filter(({ id }) => id !== except);
  if (drafts.length === 0) return null;

  return (
    <section
      aria-labelledby="kept-drafts"
      className="grid gap-2 rounded-lg border bg-card px-4 py-3.5 md:px-5"
    >
      <h2 id="kept-drafts" className="text-title">
        Not saved yet, only on this computer
      </h2>
      <ul className="grid gap-2">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <FilePen aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            <span className="min-w-0 flex-1 basis-48">
              <span className="font-essay font-semibold wrap-anywhere">{nameOf(draft)}</span>{' '}
              <span className="text-hint text-muted-foreground">
                {`${count(wordsIn(draft.form.content))} words, ${timeAgo(new Date(draft.keptAt), new Date()).toLowerCase()}`}
              </span>
            </span>
            <OpenDraft draft={draft} onOpen={onOpen} />
            <Button size="sm" variant="ghost" onClick={() => removeDraft(draft)}>
              Delete <span className="sr-only">{nameOf(draft)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const OpenDraft = ({ draft, onOpen }: { draft: LocalDraft } & Pick<KeptDraftsProps, 'onOpen'>) => {
  const name = <span className="sr-only">{nameOf(draft)}</span>;
  return draft.essayId === null ? (
    <Button size="sm" variant="soft" onClick={() => onOpen(draft.id)}>
      Open {name}
    </Button>
  ) : (
    <Button size="sm" variant="soft" asChild>
      <Link to={`/essays/${draft.essayId}/edit`}>Open {name}</Link>
    </Button>
  );
};
