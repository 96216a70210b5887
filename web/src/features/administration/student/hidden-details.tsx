import { useMutation } from '@tanstack/react-query';
import { type OpenedDetails } from '@/api';
import { openStudentDetailsMutation } from '@/api/queries/admin.gen';
import { userMessageOf } from '@/lib/api/api-error';
import { OpenedNotice } from './opened-notice';
import { ReasonForm } from './reason-form';

const FAILED = 'We couldn’t open the details. Please try again.';

type HiddenDetailsProps = { userId: string; isOpen: boolean; onOpened: (details: OpenedDetails) => void };

export const HiddenDetails = ({ userId, isOpen, onOpened }: HiddenDetailsProps) => {
  const open = useMutation({
    ...openStudentDetailsMutation(),
    gcTime: 0, // what was opened is kept nowhere else
    onSuccess: onOpened,
  });

  if (isOpen) return <OpenedNotice />;
  return (
    <ReasonForm
      title="Some details are hidden"
      open="Show hidden details"
      busy={open.isPending}
      problem={open.isError ? (userMessageOf(open.error) ?? FAILED) : undefined}
      onReason={(reason) => open.mutate({ path: { userId }, body: { reason } })}
    >
      Race, income, birth date, gender, address and family history. Open them only when your work needs them.
    </ReasonForm>
  );
};
