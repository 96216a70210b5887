import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { toastFailure } from '../../saved-colleges/toast-failure';
import { applicationOptions, removeApplication, restoreApplication } from './application-calls';
import { refetchApplication } from './application-cache';
import { type ApplicationInFull } from '@/api';

/** Deletes at once and offers Undo. */
export const RemoveApplication = ({ application }: { application: ApplicationInFull }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id, college } = application;

  const restore = useMutation({
    mutationFn: () => restoreApplication(id),
    onSuccess: async () => {
      await refetchApplication(queryClient, id);
      await navigate(`/applications/${id}`);
    },
    onError: (error) => toastFailure(error, 'We couldn’t bring it back. Please try again.'),
  });
  const remove = useMutation({
    mutationFn: () => removeApplication(id),
    onSuccess: async () => {
      toast({
        title: 'Application Deleted',
        description: `${college.shortName} stays on your list`,
        action: { label: 'Undo', onClick: () => restore.mutate() },
        milliseconds: 10_000,
      });
      await navigate('/applications');
      await refetchApplication(queryClient, id);
      queryClient.removeQueries({ queryKey: applicationOptions(id).queryKey });
    },
    onError: (error) => toastFailure(error, 'Failed to delete application. Please try again.'),
  });

  return (
    <Button
      variant="ghost"
      busy={remove.isPending}
      icon={<Trash2 aria-hidden className="size-[1em]" />}
      onClick={() => remove.mutate()}
      className="justify-self-start"
    >
      Delete this application
    </Button>
  );
};
