import { type SubmitEvent, useState } from 'react';
import { type EssayVersionLine } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { userMessageOf } from '@/lib/api/api-error';
import { useNameVersion } from './use-version-changes';

const LONGEST = 80;

type NameVersionProps = { essayId: string; version: EssayVersionLine };

export const NameVersion = ({ essayId, version: { versionNumber, name } }: NameVersionProps) => {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState(name ?? '');
  const naming = useNameVersion(essayId);

  const show = (next: boolean) => {
    setOpen(next);
    setWords(name ?? '');
    naming.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (naming.isPending) return;
    const path = { id: essayId, versionNumber };
    naming.mutate({ path, body: { name: words } }, { onSuccess: () => setOpen(false) });
  };

  return (
    <Dialog
      title={`Name version ${versionNumber}`}
      description="A name helps you find it again, such as “Before the new ending”."
      open={open}
      onOpenChange={show}
      trigger={
        <Button variant="ghost" size="sm">
          {name === null ? 'Name' : 'Rename'} <span className="sr-only">version {versionNumber}</span>
        </Button>
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Name" hint="Leave it empty to take the name away." error={problemOf(naming.error)}>
          <Input value={words} maxLength={LONGEST} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <DialogFooter>
          <Button variant="outline" onClick={() => show(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={naming.isPending}>
            Save name
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};

const problemOf = (error: unknown) =>
  error ? (userMessageOf(error) ?? 'We couldn’t save this name. Try again.') : undefined;
