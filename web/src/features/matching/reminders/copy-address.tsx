import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';

/** Browsers block the clipboard on plain http; the address can still be selected there. */
export const CopyAddress = ({ address }: { address: string }) => {
  const [copied, setCopied] = useState<string | null>(null);
  const [isBlocked, setBlocked] = useState(!('clipboard' in navigator));
  if (isBlocked)
    return <span className="text-hint text-muted-foreground">Select the address to copy it.</span>;

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
        {isDone ? 'Copied' : 'Copy address'}
      </Button>
      <span role="status" className="sr-only">
        {isDone && 'Address copied'}
      </span>
    </>
  );
};
