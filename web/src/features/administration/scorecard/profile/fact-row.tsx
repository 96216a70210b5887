import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { FactForm } from './fact-form';
import { type FactField, type KeptFacts, shownValue } from './facts';
import { useKeepFact } from './use-college-profile';

type FactRowProps = {
  unitId: number;
  field: FactField;
  kept: KeptFacts[FactField['name']];
  isEdited: boolean;
  /** Another fact is being edited. */
  isBlocked: boolean;
  onEdit: () => void;
  onDone: () => void;
};

export const FactRow = ({ unitId, field, kept, isEdited, isBlocked, onEdit, onDone }: FactRowProps) => {
  const { name, label } = field;
  const keep = useKeepFact(unitId);

  const remove = () =>
    keep.mutate(
      { path: { unitId }, body: { [name]: null } },
      {
        onSuccess: () => toast({ title: 'Fact Removed', description: label }),
        onError: (error) =>
          toast({
            tone: 'error',
            title: 'Error',
            description: userMessageOf(error) ?? 'We couldn’t remove this. Try again.',
          }),
      },
    );

  return (
    <li className="grid gap-3 py-3.5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold">{label}</h3>
          {kept ? <KeptFact field={field} kept={kept} /> : <p className="text-muted-foreground">Not kept</p>}
        </div>
        {!isEdited && (
          <div className="flex gap-2">
            <Button
              variant="outline"
              size="sm"
              disabled={isBlocked}
              aria-label={`${kept ? 'Edit' : 'Add'} ${label}`}
              icon={kept ? <Pencil className="size-[1em]" /> : <Plus className="size-[1em]" />}
              onClick={onEdit}
            >
              {kept ? 'Edit' : 'Add'}
            </Button>
            {kept && (
              <Button
                variant="ghost"
                size="sm"
                disabled={isBlocked}
                busy={keep.isPending}
                aria-label={`Remove ${label}`}
                icon={<Trash2 className="size-[1em]" />}
                onClick={remove}
              >
                Remove
              </Button>
            )}
          </div>
        )}
      </div>
      {isEdited && <FactForm unitId={unitId} field={field} kept={kept} onDone={onDone} />}
    </li>
  );
};

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

const dayWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const KeptFact = ({ field, kept }: { field: FactField; kept: NonNullable<KeptFacts[FactField['name']]> }) => (
  <>
    {field.control === 'picture' ? (
      <img src={String(kept.value)} alt="" className="my-1.5 h-28 w-48 rounded-md border object-cover" />
    ) : (
      <p className="break-words">{shownValue(field.name, kept.value)}</p>
    )}
    <p className="text-hint text-muted-foreground">
      <a href={kept.sourceUrl} target="_blank" rel="noreferrer" className="link break-all">
        {hostOf(kept.sourceUrl)}
      </a>
      , checked {dayWords(kept.checkedOn)}
    </p>
  </>
);
