import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { addressOf, type Filters } from '../filters/filters';
import { searchWords, suggestedName, wrongName } from './saved-search-words';
import { useSaveSearch } from './use-saved-searches';

type SavedSearchFormProps = { filters: Filters; majorWords: (cip: string) => string };

export const SavedSearchForm = ({ filters, majorWords }: SavedSearchFormProps) => {
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const save = useSaveSearch();
  const name = typed ?? suggestedName(filters, majorWords);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const problem = wrongName(name);
    setWrong(problem);
    if (problem !== undefined) return;
    save.mutate(
      { body: { name: name.trim(), query: addressOf(filters) } },
      {
        onSuccess: (saved) => toast({ title: 'Search saved', description: saved.name }),
        onError: (error) =>
          setWrong(
            userMessageOf(error) ??
              'We couldn’t save this search. The name you typed is still here. Try again.',
          ),
      },
    );
  };

  return (
    <form noValidate onSubmit={send} className="grid gap-3 rounded-lg bg-sunken p-4">
      <Field label="Save this search as" hint={searchWords(filters, majorWords)} error={wrong}>
        <Input
          value={name}
          autoComplete="off"
          enterKeyHint="done"
          readOnly={save.isPending}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        Save search
      </Button>
    </form>
  );
};
