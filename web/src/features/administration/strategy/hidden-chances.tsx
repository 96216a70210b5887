import { useMutation } from '@tanstack/react-query';
import { type AdminPrediction } from '@/api';
import { openStudentPredictionsMutation } from '@/api/queries/admin.gen';
import { userMessageOf } from '@/lib/api/api-error';
import { ReasonForm } from '../student/reason-form';

const FAILED = 'We couldn’t open the chances. Please try again.';

type HiddenChancesProps = { userId: string; onOpened: (predictions: AdminPrediction[]) => void };

export const HiddenChances = ({ userId, onOpened }: HiddenChancesProps) => {
  const open = useMutation({
    ...openStudentPredictionsMutation(),
    gcTime: 0, // what was opened is kept nowhere else
    onSuccess: onOpened,
  });

  return (
    <ReasonForm
      title="Single chances are hidden"
      open="Show chances"
      busy={open.isPending}
      problem={open.isError ? (userMessageOf(open.error) ?? FAILED) : undefined}
      onReason={(reason) => open.mutate({ path: { userId }, body: { reason } })}
    >
      The counts show whether the list is balanced. Open the chance at each college only when your work needs
      it.
    </ReasonForm>
  );
};
