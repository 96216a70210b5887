import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { toastFailure } from '../../saved-colleges/toast-failure';
import { showChanged } from './application-cache';
import { type ApplicationInFull } from '@/api';
import { feeWords, mayCostMoney, WAIVER_REASONS } from './fee-words';
import { useSaveApplication } from './use-save-application';

/** What applying costs, and who may apply for nothing. */
export const FeePart = ({ application }: { application: ApplicationInFull }) => {
  const queryClient = useQueryClient();
  const { id, requirements, feeWaived } = application;
  const { save } = useSaveApplication(id);
  const change = useMutation({
    mutationFn: (waived: boolean) => save({ feeWaived: waived }, application),
    onMutate: (waived) => showChanged(queryClient, id, (shown) => ({ ...shown, feeWaived: waived })),
    onError: async (error) => {
      await showChanged(queryClient, id, (shown) => ({ ...shown, feeWaived }));
      toastFailure(error, 'Failed to save application. Please try again.');
    },
  });

  return (
    <div className="grid gap-2 text-hint">
      <p className="text-pretty">{feeWords(requirements)}</p>
      {mayCostMoney(requirements) && (
        <>
          <Checkbox
            checked={feeWaived === true}
            onCheckedChange={(waived) => change.mutate(waived)}
            className="min-h-11"
          >
            I’m using a fee waiver
          </Checkbox>
          <details>
            <summary className="link inline-flex min-h-8 cursor-pointer items-center pointer-coarse:min-h-11">
              Who can apply for free
            </summary>
            <p className="mt-1 text-pretty">
              Usually you need only one of these. You ask for the waiver in the application itself, and your
              counselor confirms it.
            </p>
            <ul className="mt-1.5 grid list-disc gap-1 pl-5">
              {WAIVER_REASONS.map((reason) => (
                <li key={reason} className="text-pretty">
                  {reason}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
};
