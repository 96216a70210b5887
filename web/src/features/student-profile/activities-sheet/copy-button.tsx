import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { useAnnounce } from './announcer';

type CopyButtonProps = {
  /** For the spoken confirmation: "Position". */
  what: string;
  text: string;
  label?: string;
  variant?: 'outline' | 'ghost' | 'soft';
};

/** Browsers block the clipboard on plain http; the text can still be selected there. */
export const CopyButton = ({ what, text, label = 'Copy', variant = 'ghost' }: CopyButtonProps) => {
  const announce = useAnnounce();
  const [copied, setCopied] = useState<string | null>(null);
  const [blocked, setBlocked] = useState(!('clipboard' in navigator));
  if (blocked) return <span className="text-hint text-muted-foreground">Select the text to copy it.</span>;

  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => {
        setCopied(text);
        announce(`${what} copied`);
      },
      () => {
        setBlocked(true);
        announce(`Couldn’t copy. Select the text instead.`);
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
      {done ? 'Copied' : label} {label === 'Copy' && <span className="sr-only">{what.toLowerCase()}</span>}
    </Button>
  );
};
