import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/basics/button';
import { addButtonOf, editButtonOf, headingOf, type OpenRow } from './open-row';
import { type Rows } from './use-open-row';

type RowListProps<Item extends { id: string }> = {
  rows: Rows;
  list: OpenRow['list'];
  heading: string;
  lead: string;
  addLabel: string;
  items: readonly Item[];
  viewOf: (item: Item) => { title: string; facts: readonly (string | null)[] };
  /** Undefined: the form of a new row. */
  formOf: (item: Item | undefined) => ReactNode;
  /** The field that gets focus when the form opens. */
  firstField: string;
  /** Says why no row can be added yet. */
  refuseToAdd: (() => void) | undefined;
  onRemove: (item: Item) => void;
};

export const RowList = <Item extends { id: string }>({
  rows,
  list,
  heading,
  lead,
  addLabel,
  items,
  viewOf,
  formOf,
  firstField,
  refuseToAdd,
  onRemove,
}: RowListProps<Item>) => {
  const open = rows.open?.list === list ? rows.open : null;
  const edited = items.find(({ id }) => id === open?.id);

  return (
    <section aria-labelledby={headingOf(list)} className="grid gap-3">
      <div className="grid gap-1">
        <h2 id={headingOf(list)} tabIndex={-1} className="text-section">
          {heading}
        </h2>
        <p className="max-w-[60ch] text-hint text-pretty text-muted-foreground">{lead}</p>
      </div>
      {items.length > 0 && (
        <ul aria-labelledby={headingOf(list)} className="grid divide-y border-y">
          {items.map((item) => (
            <li key={item.id} className="min-w-0 py-2">
              {item === edited ? (
                formOf(item)
              ) : (
                <Row
                  id={item.id}
                  {...viewOf(item)}
                  onEdit={() => void rows.start({ list, id: item.id }, firstField)}
                  onRemove={() => {
                    rows.focusOn(headingOf(list)); // the pressed button is gone
                    onRemove(item);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open && !edited ? (
        formOf(undefined)
      ) : (
        <div>
          <Button
            id={addButtonOf(list)}
            variant="outline"
            icon={<Plus aria-hidden className="size-[1em]" />}
            onClick={() => (refuseToAdd ? refuseToAdd() : void rows.start({ list, id: null }, firstField))}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </section>
  );
};

type RowProps = {
  id: string;
  title: string;
  facts: readonly (string | null)[];
  onEdit: () => void;
  onRemove: () => void;
};

const Row = ({ id, title, facts, onEdit, onRemove }: RowProps) => (
  <div className="flex flex-wrap items-center gap-x-4">
    <div className="min-w-0 grow basis-48">
      <p dir="auto" className="font-semibold wrap-anywhere">
        {title}
      </p>
      <p className="text-hint wrap-anywhere text-muted-foreground">
        {facts.filter((fact) => fact !== null).join('\u00a0· ')}
      </p>
    </div>
    <div className="-ml-3 flex gap-1 md:-mr-2 md:ml-0">
      <Button
        id={editButtonOf(id)}
        variant="ghost"
        size="sm"
        icon={<Pencil aria-hidden className="size-[1em]" />}
        onClick={onEdit}
      >
        Edit <span className="sr-only">{title}</span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 aria-hidden className="size-[1em]" />}
        onClick={onRemove}
      >
        Remove <span className="sr-only">{title}</span>
      </Button>
    </div>
  </div>
);
