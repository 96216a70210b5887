import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type SavedSearch } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { userMessageOf } from '@/lib/api/api-error';
import { wrongName } from './saved-search-words';
import { useRenameSearch } from './use-saved-searches';

type SavedSearchRenameProps = { search: SavedSearch; onDone: () => void };

/** The typed name stays when saving fails. */
export const SavedSearchRename = ({ search, onDone }: SavedSearchRenameProps) => {
  const [name, setName] = useState(search.name);
  const [wrong, setWrong] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const rename = useRenameSearch();

  useEffect(() => form.current?.querySelector('input')?.select(), []);
  useEscapeWithin(form, onDone);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (rename.isPending) return;
    const next = name.trim();
    const problem = wrongName(next);
    setWrong(problem);
    if (problem !== undefined) return;
    if (next === search.name) {
      onDone();
      return;
    }
    rename.mutate(
      { path: { id: search.id }, body: { name: next } },
      {
        onSuccess: onDone,
        onError: (error) =>
          setWrong(
            userMessageOf(error) ??
              'We couldn’t save this search. The name you typed is still here. Try again.',
          ),
      },
    );
  };

  return (
    <form ref={form} noValidate onSubmit={send} className="grid min-w-0 flex-1 gap-2.5">
      <Field label={`New name for ${search.name}`} error={wrong}>
        <Input
          autoFocus
          value={name}
          autoComplete="off"
          enterKeyHint="done"
          readOnly={rename.isPending}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" busy={rename.isPending}>
          Save name
        </Button>
        <Button variant="outline" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** Escape cancels only the rename. It listens in the capture phase, because the sheet listens on the document. */
const useEscapeWithin = (place: React.RefObject<HTMLElement | null>, onEscape: () => void) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !place.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      onEscape();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [place, onEscape]);
};
