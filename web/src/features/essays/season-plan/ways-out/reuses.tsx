import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SeasonPlan } from '@/api';
import { readSeasonPlanQueryKey } from '@/api/@tanstack/react-query.gen';
import { writeSeasonEssayNewMutation } from '@/api/queries/essays.gen';
import { Button } from '@/components/ui/basics/button';
import { FormError } from '@/components/ui/forms/form-error';

/** The essays that take the place of new ones, each with the way back. Not drawn without any. */
export const Reuses = ({ reuses }: Pick<SeasonPlan, 'reuses'>) => {
  const queryClient = useQueryClient();
  const writing = useMutation({
    ...writeSeasonEssayNewMutation(),
    onSuccess: (plan) => queryClient.setQueryData(readSeasonPlanQueryKey(), plan),
  });
  if (reuses.length === 0) return null;

  return (
    <section aria-labelledby="reuses" className="grid gap-3">
      <h2 id="reuses" className="text-section">
        Essays you reuse
      </h2>
      {writing.isError && (
        <FormError attempt={writing.submittedAt}>We couldn’t change your plan. Please try again.</FormError>
      )}
      <ul className="grid divide-y rounded-lg border bg-card px-4 md:px-5">
        {reuses.map(({ itemId, title, item, college }) => (
          <li key={itemId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-60 text-pretty">
              {`“${title}” becomes “${item}” for ${college}. Read that question again first: an essay that only nearly answers it is easy to spot.`}
            </p>
            <Button
              variant="ghost"
              size="sm"
              busy={writing.isPending}
              aria-label={`Write a new essay for ${college}: ${item}`}
              onClick={() => writing.mutate({ path: { itemId } })}
              className="print:hidden"
            >
              Write a new one
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
