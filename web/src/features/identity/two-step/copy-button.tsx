import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { useSetupWords } from './use-setup-words';

/** Browsers block the clipboard on plain http; the text can still be selected there. */
export const CopyButton = ({ label, text }: { label: string; text: string }) => {
  const [copied, setCopied] = useState<boolean | null>(null);
  const words = useSetupWords();
  if (!('clipboard' in navigator)) return null;

  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );

  return (
    <span className="inline-flex items-center gap-2.5">
      <Button
        variant="outline"
        size="sm"
        icon={copied === true ? <Check className="size-[1em]" /> : <Copy className="size-[1em]" />}
        onClick={copy}
      >
        {label}
      </Button>
      <span role="status" className="text-hint text-muted-foreground">
        {copied === true && words.copied}
        {copied === false && words.notCopied}
      </span>
    </span>
  );
};
