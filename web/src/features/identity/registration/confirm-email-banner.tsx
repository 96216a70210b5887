import { Mail, X } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { english } from './banner-words';
import { spanish } from './banner-words.es';
import { english as resendInEnglish } from './resend-words';
import { spanish as resendInSpanish } from './resend-words.es';
import { ResendVerification } from './resend-verification';

type ConfirmEmailBannerProps = { email: string; onDismiss: () => void };

const ConfirmEmailBanner = ({ email, onDismiss }: ConfirmEmailBannerProps) => {
  const words = useWords({ en: english, es: spanish });
  const resend = useWords({ en: resendInEnglish, es: resendInSpanish });
  const language = useLanguage();

  return (
    // On a phone the dashboard's welcome banner sits right under this, so it needs its own spacing.
    <aside
      lang={language}
      aria-label={words.title}
      className="print:hidden px-4 pt-3 max-md:has-[+main_#welcome]:pb-4.5 md:px-8 md:pt-7"
    >
      <div className="mx-auto flex max-w-304 items-start gap-3 rounded-[12px] border bg-card pr-1.5 pl-3.5 max-md:items-center md:py-2 md:pr-2 md:pl-4">
        <Mail aria-hidden className="size-4.5 shrink-0 text-muted-foreground max-[23rem]:hidden md:mt-2.5" />
        <div className="flex min-w-0 flex-1 items-center gap-x-3 gap-y-1 py-1 max-[20rem]:flex-wrap max-md:justify-between md:flex-wrap md:gap-x-4">
          {/* Two short lines on a phone: a long address is cut, never broken. */}
          <p className="min-w-0 max-md:text-hint md:py-1">
            <span className="md:hidden">{words.title}</span>
            <span className="max-md:hidden">{words.check}</span>{' '}
            <b title={email} className="font-semibold max-md:block max-md:truncate md:break-words">
              {email}
            </b>
          </p>
          <ResendVerification label={words.resend} words={resend} variant="outline" size="sm" />
        </div>
        <Button
          variant="ghost"
          square
          aria-label={words.later}
          icon={<X className="size-[1em]" />}
          onClick={onDismiss}
        />
      </div>
    </aside>
  );
};

export default ConfirmEmailBanner;
