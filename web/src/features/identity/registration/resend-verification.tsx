import { type ComponentProps } from 'react';
import { Button } from '@/components/ui/basics/button';
import { emailLinkRefusal } from '../refusal-words';
import { useResendVerification } from './use-resend-verification';

type ResendVerificationProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & { label: string };

export const ResendVerification = ({ label, ...look }: ResendVerificationProps) => {
  const resend = useResendVerification();

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button {...look} busy={resend.isPending} onClick={() => resend.mutate({})}>
        {label}
      </Button>
      <span role="status" className="text-hint font-semibold empty:hidden">
        {resend.isSuccess && 'Sent. Check your email.'}
        {resend.isError && emailLinkRefusal(resend.error)}
      </span>
    </div>
  );
};
