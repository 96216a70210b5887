import { useSearchParams } from 'react-router-dom';
import { type Application } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { ApplicationsStack } from './applications-stack';
import { ApplicationsTable } from './applications-table';
import { standingChoices, withStanding } from './table-filter';
import { PrintedFor } from './printed-for';
import { inOrder, type Order, SORTS, USUAL_ORDER } from './table-order';

const SORT_WORDS = { deadline: 'Deadline', college: 'College', status: 'Status', round: 'Round' };

const orderIn = (address: URLSearchParams): Order => ({
  sort: SORTS.find((sort) => sort === address.get('sort')) ?? USUAL_ORDER.sort,
  descending: address.has('descending'),
});

/** Every application in one list; order and filter are in the address. */
export const TableView = ({ applications }: { applications: readonly Application[] }) => {
  const [address, setAddress] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 48rem), print');
  const standing = address.get('status') ?? '';
  const order = orderIn(address);
  const shown = inOrder(withStanding(applications, standing), order);
  const choices = standingChoices(applications);

  const show = (changes: { standing?: string; order?: Order }) => {
    const next = { standing, order, ...changes };
    setAddress(
      {
        view: 'table',
        ...(next.standing === '' ? {} : { status: next.standing }),
        sort: next.order.sort,
        ...(next.order.descending ? { descending: '' } : {}),
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <div data-slot="landscape-sheet" className="grid gap-3.5 print:[zoom:0.8]">
      <PrintedFor />
      <div className="grid grid-cols-2 gap-3 md:flex md:items-end print:hidden">
        <Field label="Status" className="md:w-56">
          <Select
            value={standing}
            placeholder="All statuses"
            clearLabel="All statuses"
            options={choices}
            onValueChange={(next) => show({ standing: next })}
          />
        </Field>
        <Field label="Sort by" className="md:hidden">
          <Select
            value={order.sort}
            placeholder="Sort by"
            options={SORTS.map((sort) => ({ value: sort, label: SORT_WORDS[sort] }))}
            onValueChange={(next) =>
              show({
                order: { sort: SORTS.find((sort) => sort === next) ?? USUAL_ORDER.sort, descending: false },
              })
            }
          />
        </Field>
        <Button variant="outline" className="max-md:hidden md:ml-auto" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {isWide ? (
        <ApplicationsTable applications={shown} order={order} onOrder={(next) => show({ order: next })} />
      ) : (
        <ApplicationsStack applications={shown} />
      )}
    </div>
  );
};
