import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type SavedSearch } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { SavedSearchRename } from './saved-search-rename';
import { filtersOf, searchWords } from './saved-search-words';
import { useRemoveSearch } from './use-saved-searches';

type SavedSearchListProps = {
  searches: readonly SavedSearch[];
  majorWords: (cip: string) => string;
  onOpened: () => void;
};

/** Focus stays in the list after a removal, and on the entry after a rename. */
export const SavedSearchList = ({ searches, majorWords, onOpened }: SavedSearchListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const remove = useRemoveSearch();
  const [renamed, setRenamed] = useState<string>();
  const [left, setLeft] = useState<string>();

  useEffect(() => {
    if (left !== undefined) document.getElementById(`rename-${left}`)?.focus();
  }, [left]);

  const rename = (id: string) => {
    setLeft(undefined);
    setRenamed(id);
  };
  const leave = (id: string) => {
    setRenamed(undefined);
    setLeft(id);
  };

  const drop = ({ id }: SavedSearch, at: number) => {
    const links = list.current?.querySelectorAll('a');
    (links?.[at + 1] ?? links?.[at - 1])?.focus();
    remove.mutate({ path: { id } });
  };

  return (
    <ul ref={list} aria-label="Your saved searches" className="grid divide-y border-y">
      {searches.map((search, at) => (
        <li key={search.id} className="flex items-center gap-3 py-2.5">
          {search.id === renamed ? (
            <SavedSearchRename search={search} onDone={() => leave(search.id)} />
          ) : (
            <>
              <div className="grid min-w-0 flex-1 gap-0.5">
                <Link
                  to={`/colleges?${search.query}`}
                  onClick={onOpened}
                  className="link min-h-6 justify-self-start font-semibold break-words pointer-coarse:py-2.5"
                >
                  {search.name}
                </Link>
                <SearchWords name={search.name} words={searchWords(filtersOf(search.query), majorWords)} />
              </div>
              <Button
                variant="ghost"
                square
                id={`rename-${search.id}`}
                aria-label={`Rename ${search.name}`}
                icon={<Pencil className="size-[1em]" />}
                onClick={() => rename(search.id)}
              />
              <Button
                variant="ghost"
                square
                aria-label={`Remove ${search.name}`}
                icon={<Trash2 className="size-[1em]" />}
                onClick={() => drop(search, at)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Hides the description when the name already says the same. */
const SearchWords = ({ name, words }: { name: string; words: string }) =>
  words !== name && <span className="text-small text-muted-foreground">{words}</span>;
