import { type ComponentProps } from 'react';
import { Button } from '@/components/ui/basics/button';
import { english, type ResendWords } from './resend-words';
import { useResendVerification } from './use-resend-verification';

type ResendVerificationProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  label: string;
  /** In English unless given, as the settings are. */
  words?: ResendWords;
};

export const ResendVerification = ({ label, words = english, ...look }: ResendVerificationProps) => {
  const resend = useResendVerification(words);

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button {...look} busy={resend.isPending} onClick={() => resend.mutate({})}>
        {label}
      </Button>
      <span role="status" className="text-hint font-semibold empty:hidden">
        {resend.isSuccess && words.sent}
        {resend.isError && words.refusal(resend.error)}
      </span>
    </div>
  );
};
