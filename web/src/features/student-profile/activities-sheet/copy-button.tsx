import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { useAnnounce } from './announcer';

const ENGLISH = {
  copy: 'Copy',
  copied: 'Copied',
  blocked: 'Select the text to copy it.',
  done: (what: string) => `${what} copied`,
};

type CopyButtonProps = {
  /** For the spoken confirmation: "Position". */
  what: string;
  text: string;
  label?: string;
  variant?: 'outline' | 'ghost' | 'soft';
  words?: typeof ENGLISH;
};

/** Browsers block the clipboard on plain http; the text can still be selected there. */
export const CopyButton = ({
  what,
  text,
  variant = 'ghost',
  words = ENGLISH,
  label = words.copy,
}: CopyButtonProps) => {
  const announce = useAnnounce();
  const [copied, setCopied] = useState<string | null>(null);
  const [blocked, setBlocked] = useState(!('clipboard' in navigator));
  if (blocked) return <span className="text-hint text-muted-foreground">{words.blocked}</span>;

  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => {
        setCopied(text);
        announce(words.done(what));
      },
      () => {
        setBlocked(true);
        announce(words.blocked);
      },
    );
  const done = copied === text;

  return (
    <Button
      variant={variant}
      size="sm"
      disabled={text === ''}
      icon={done ? <Check aria-hidden className="size-[1em]" /> : <Copy aria-hidden className="size-[1em]" />}
      onClick={copy}
    >
      {done ? words.copied : label}{' '}
      {label === words.copy && <span className="sr-only">{what.toLowerCase()}</span>}
    </Button>
  );
};
