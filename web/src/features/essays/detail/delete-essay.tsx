import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type Essay } from '@/api';
import { getEssayQueryKey, listEssaysQueryKey } from '@/api/@tanstack/react-query.gen';
import { deleteEssayMutation } from '@/api/queries/essays.gen';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { toast } from '@/components/ui/toasts/toast-store';
import { tellOtherTabs } from '@/lib/api/other-tabs';

export const DeleteEssay = ({ essay }: { essay: Essay }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = { id: essay.id };

  const removal = useMutation({
    ...deleteEssayMutation(),
    onSuccess: async () => {
      toast({ title: 'Essay Deleted' });
      tellOtherTabs(listEssaysQueryKey());
      void queryClient.invalidateQueries({ queryKey: listEssaysQueryKey() });
      await navigate('/essays');
      queryClient.removeQueries({ queryKey: getEssayQueryKey({ path }) });
    },
    onError: () => toast({ tone: 'error', title: 'Delete Failed', description: 'Failed to delete essay' }),
  });

  return (
    <AlertDialog
      title={`Delete “${essay.title}”?`}
      description="Are you sure you want to delete this essay? This action cannot be undone."
      keepLabel="Keep essay"
      confirmLabel="Delete essay"
      onConfirm={() => removal.mutate({ path })}
      trigger={
        <Button
          variant="ghost"
          square
          aria-label="Delete essay"
          busy={removal.isPending}
          icon={<Trash2 className="size-[1em]" />}
        />
      }
    />
  );
};
