import { Mail, X } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { ResendVerification } from './resend-verification';

type ConfirmEmailBannerProps = { email: string; onDismiss: () => void };

const ConfirmEmailBanner = ({ email, onDismiss }: ConfirmEmailBannerProps) => (
  // On a phone the dashboard's welcome banner sits right under this, so it needs its own spacing.
  <aside
    aria-label="Confirm your email"
    className="px-4 pt-4.5 max-md:has-[+main_#welcome]:pb-4.5 md:px-8 md:pt-7"
  >
    <div className="mx-auto flex max-w-304 items-start gap-3 rounded-[12px] border bg-card py-2 pr-2 pl-4">
      <Mail aria-hidden className="mt-2.5 size-4.5 shrink-0 text-muted-foreground" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <p className="min-w-0 py-1 break-words">
          Check your email to confirm <b className="font-semibold">{email}</b>.
        </p>
        <ResendVerification label="Resend" variant="outline" size="sm" />
      </div>
      <Button
        variant="ghost"
        square
        aria-label="Not now"
        icon={<X className="size-[1em]" />}
        onClick={onDismiss}
      />
    </div>
  </aside>
);

export default ConfirmEmailBanner;
