import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showLeavingQueryKey } from '@/api/@tanstack/react-query.gen';
import { keepAccountMutation } from '@/api/queries/account.gen';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { useAccount } from '../../use-account';
import { useSettingsWords } from '../use-settings-words';

export const KeepAccount = ({ removalDueAt }: { removalDueAt: string }) => {
  const words = useSettingsWords();
  const isStudent = useAccount().data?.role === 'student';
  const client = useQueryClient();
  const keep = useMutation({
    ...keepAccountMutation(),
    onSuccess: () => {
      client.setQueryData(showLeavingQueryKey(), { removalDueAt: null });
      toast({ title: words.leaving.kept, description: words.leaving.keptWhat });
    },
  });

  return (
    <div className="grid max-w-[40em] gap-5">
      <Notice tone="info">
        {words.leaving.due(words.leaving.day(new Date(removalDueAt)))}
        {isStudent && words.leaving.dueOfStudents}
      </Notice>
      {keep.isError && <FormError attempt={keep.failureCount}>{words.refusal(keep.error)}</FormError>}
      <Button className="justify-self-start" busy={keep.isPending} onClick={() => keep.mutate({})}>
        {words.leaving.keep}
      </Button>
    </div>
  );
};
