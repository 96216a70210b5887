import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getContactChoiceQueryKey } from '@/api/@tanstack/react-query.gen';
import { chooseContactMutation, getContactChoiceOptions } from '@/api/queries/counseling-chat.gen';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { toast } from '@/components/ui/toasts/toast-store';

/** Only for students who could be contacted; the others have nothing to choose. */
export const ContactChoice = () => {
  const queryClient = useQueryClient();
  const choice = useQuery(getContactChoiceOptions());
  const choose = useMutation({
    ...chooseContactMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getContactChoiceQueryKey(), saved);
      toast({ title: saved.isAllowed ? 'Saved: we may contact you' : 'Saved: we won’t contact you' });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'Error',
        description: 'We couldn’t save your choice. Please try again.',
      }),
  });
  if (choice.data?.canChoose !== true) return null;

  const wanted = choose.isPending ? choose.variables.body.isAllowed : undefined;
  return (
    <section aria-labelledby="contact-choice" className="grid min-w-0 grid-cols-1 gap-4 border-t pt-5">
      <h2 id="contact-choice" className="text-section">
        Who may contact you
      </h2>
      <p className="max-w-[40em] text-pretty text-muted-foreground">
        If you like, people at Flyleaf can email you about its services. They then see your name, your email,
        what you asked Wren for by name, how far your talk with Wren has come, and points for that, for how
        soon you apply, for finished profile steps and for how much you use Flyleaf. They don’t see your chat.
        How you feel is never counted.
      </p>
      <Checkbox
        checked={wanted ?? choice.data.isAllowed}
        disabled={choose.isPending}
        onCheckedChange={(isAllowed) => choose.mutate({ body: { isAllowed } })}
      >
        Flyleaf may contact me about its services
      </Checkbox>
    </section>
  );
};
