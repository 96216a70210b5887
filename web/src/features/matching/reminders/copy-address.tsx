import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { useWords } from '@/lib/preferences/language';

const WORDS = {
  en: {
    select: 'Select the address to copy it.',
    copy: 'Copy address',
    copied: 'Copied',
    addressCopied: 'Address copied',
  },
  es: {
    select: 'Seleccione la dirección para copiarla.',
    copy: 'Copiar la dirección',
    copied: 'Copiada',
    addressCopied: 'Dirección copiada',
  },
};

/** Browsers block the clipboard on plain http; the address can still be selected there. */
export const CopyAddress = ({ address }: { address: string }) => {
  const words = useWords(WORDS);
  const [copied, setCopied] = useState<string | null>(null);
  const [isBlocked, setBlocked] = useState(!('clipboard' in navigator));
  if (isBlocked) return <span className="text-hint text-muted-foreground">{words.select}</span>;

  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => setBlocked(true),
    );
  const isDone = copied === address;

  return (
    <>
      <Button
        variant="outline"
        icon={
          isDone ? <Check aria-hidden className="size-[1em]" /> : <Copy aria-hidden className="size-[1em]" />
        }
        onClick={copy}
      >
        {isDone ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {isDone && words.addressCopied}
      </span>
    </>
  );
};
