import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ParentResult } from '@/api';
import { listParentResultsQueryKey } from '@/api/@tanstack/react-query.gen';
import { hideParentResultMutation, listParentResultsOptions } from '@/api/queries/applications.gen';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { aboutDollars } from '@/lib/words/figures';

/** What parents show the student. Nothing while none does: the page doesn’t depend on it. */
export const ParentResults = () => {
  const { data = [] } = useQuery(listParentResultsOptions());

  return data.map((result) => <Result key={result.adultId} result={result} />);
};

const Result = ({ result: { adultId, name, isHidden, colleges } }: { result: ParentResult }) => {
  const queryClient = useQueryClient();
  const { mutate: hide, isPending } = useMutation({
    ...hideParentResultMutation(),
    onSuccess: (results) => queryClient.setQueryData(listParentResultsQueryKey(), results),
    onError: () =>
      toast({
        tone: 'error',
        title: 'Not saved',
        description: 'We couldn’t save that. Try again in a moment.',
      }),
  });
  const title = `By what ${name} entered`;

  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-section wrap-anywhere">{title}</h2>
        <Button
          variant="outline"
          size="sm"
          busy={isPending}
          aria-label={`${isHidden ? 'Show' : 'Hide'} the prices by what ${name} entered`}
          onClick={() => hide({ path: { adultId }, body: { isHidden: !isHidden } })}
        >
          {isHidden ? 'Show' : 'Hide'}
        </Button>
      </div>
      {isHidden ? (
        <p className="text-muted-foreground">Hidden. Only you see whether it is.</p>
      ) : (
        <Prices name={name} colleges={colleges} />
      )}
    </section>
  );
};

const Prices = ({ name, colleges }: Pick<ParentResult, 'name' | 'colleges'>) => (
  <>
    <p className="max-w-[44em] text-pretty text-muted-foreground">
      A year at each college on your list, all told and after grants, worked out from what {name} knows of
      your family’s income. It doesn’t change your own answers, your list or a chance.
    </p>
    {colleges.length === 0 ? (
      <p className="text-muted-foreground">Save a college, and its price stands here.</p>
    ) : (
      <ul className="divide-y rounded-lg border bg-card shadow-card">
        {colleges.map((college) => (
          <li
            key={college.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4.5 py-3"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{college.name}</span>
            <span className="tabular-nums">{priceIn(college)}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);

const priceIn = ({ amount }: ParentResult['colleges'][number]) =>
  amount === null ? 'No price by income published' : `${aboutDollars(Math.max(0, amount))} a year`;
