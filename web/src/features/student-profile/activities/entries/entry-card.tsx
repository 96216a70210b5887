import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { EntryFile } from './entry-file';
import { editButtonOf } from './entry-focus';
import { type EntryView } from './entry';

type EntryCardProps = {
  id: string;
  view: EntryView;
  /** In a list with a heading of its own. */
  nested: boolean;
  /** The delete failed. */
  stayed: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

export const EntryCard = ({ id, view, nested, stayed, onEdit, onDelete }: EntryCardProps) => {
  const Title = nested ? 'h3' : 'h2';
  const facts = view.facts.filter((fact) => fact !== null);
  const texts = view.texts.filter(({ text }) => text !== null);

  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-3 rounded-[12px] border px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:px-5">
      <div className="grid min-w-0 content-start gap-2.5">
        <div className="grid gap-0.5">
          <Title dir="auto" className="font-sans text-title tracking-normal wrap-anywhere">
            {view.title}
          </Title>
          {facts.length > 0 && (
            <p className="text-hint wrap-anywhere text-muted-foreground">{facts.join('\u00a0· ')}</p>
          )}
        </div>
        {view.note}
        {view.link && (
          <a
            href={view.link}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start wrap-anywhere"
          >
            {view.link}
            <ExternalLink aria-hidden className="size-[1em] shrink-0" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        {view.file && <EntryFile key={view.file} address={view.file} />}
        {texts.length > 0 && (
          <dl className="grid max-w-[68ch] gap-2">
            {texts.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-small font-semibold text-muted-foreground">{label}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {stayed && (
          <p className="text-hint font-semibold text-destructive">
            We couldn’t delete this. It’s still here. Try again.
          </p>
        )}
      </div>
      <div className="-ml-3 flex flex-wrap items-start gap-1 md:-mt-1 md:-mr-2 md:ml-0">
        <Button
          id={editButtonOf(id)}
          variant="ghost"
          size="sm"
          icon={<Pencil aria-hidden className="size-[1em]" />}
          onClick={onEdit}
        >
          Edit <span className="sr-only">{view.title}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 aria-hidden className="size-[1em]" />}
          onClick={onDelete}
        >
          Delete <span className="sr-only">{view.title}</span>
        </Button>
      </div>
    </div>
  );
};
