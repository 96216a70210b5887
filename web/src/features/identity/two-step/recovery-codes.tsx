import { Download } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { PRODUCT_NAME } from '@/lib/words/product';
import { CopyButton } from './copy-button';
import { useSetupWords } from './use-setup-words';
import { SettingsPart } from '../settings/settings-card';

const download = (codes: readonly string[], lead: string) => {
  const text = `${lead}\n\n${codes.join('\n')}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), {
    href: address,
    download: `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`,
  }).click();
  URL.revokeObjectURL(address);
};

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Shown only once. */
export const RecoveryCodes = ({ codes, onSaved }: RecoveryCodesProps) => {
  const words = useSetupWords();
  return (
    <SettingsPart id="recovery-codes" title={words.save} announced>
      <Notice>{words.saveWhy}</Notice>
      <ol className="grid max-w-80 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-4 [font-family:ui-monospace,Menlo,monospace]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          icon={<Download className="size-[1em]" />}
          onClick={() => download(codes, words.fileLead(PRODUCT_NAME))}
        >
          {words.download}
        </Button>
        <CopyButton label={words.copyCodes} text={codes.join('\n')} />
      </div>
      <Button className="justify-self-start" onClick={onSaved}>
        {words.saved}
      </Button>
    </SettingsPart>
  );
};
