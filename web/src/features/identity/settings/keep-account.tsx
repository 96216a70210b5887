import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showLeavingQueryKey } from '@/api/@tanstack/react-query.gen';
import { keepAccountMutation } from '@/api/queries/identity.gen';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { settingsRefusal } from '../refusal-words';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

export const KeepAccount = ({ removalDueAt }: { removalDueAt: string }) => {
  const client = useQueryClient();
  const keep = useMutation({
    ...keepAccountMutation(),
    onSuccess: () => {
      client.setQueryData(showLeavingQueryKey(), { removalDueAt: null });
      toast({ title: 'Good to have you back', description: 'Your account stays. Nothing was deleted.' });
    },
  });

  return (
    <div className="grid max-w-[40em] gap-5">
      <Notice tone="info">
        We’ll delete your account on {day.format(new Date(removalDueAt))}. Adults you linked see nothing of it
        now, and we send no reminder emails.
      </Notice>
      {keep.isError && <FormError attempt={keep.failureCount}>{settingsRefusal(keep.error)}</FormError>}
      <Button className="justify-self-start" busy={keep.isPending} onClick={() => keep.mutate({})}>
        Keep my account
      </Button>
    </div>
  );
};
