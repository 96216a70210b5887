import { Download } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { PRODUCT_NAME } from '@/lib/words/product';
import { CopyButton } from './copy-button';
import { SettingsPart } from '../settings/settings-card';

const fileOf = (codes: readonly string[]) =>
  `${PRODUCT_NAME} recovery codes. Each works once, in place of the code from your app.\n\n${codes.join('\n')}\n`;

const download = (codes: readonly string[]) => {
  const address = URL.createObjectURL(new Blob([fileOf(codes)], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), {
    href: address,
    download: `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`,
  }).click();
  URL.revokeObjectURL(address);
};

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Shown only once. */
export const RecoveryCodes = ({ codes, onSaved }: RecoveryCodesProps) => (
  <SettingsPart id="recovery-codes" title="Save these recovery codes" announced>
    <Notice>
      If you lose your phone, use one of these to sign in. We’ll only show them once, so print them or save
      them somewhere safe. Each works once.
    </Notice>
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
        onClick={() => download(codes)}
      >
        Download
      </Button>
      <CopyButton label="Copy codes" text={codes.join('\n')} />
    </div>
    <Button className="justify-self-start" onClick={onSaved}>
      I’ve saved them
    </Button>
  </SettingsPart>
);
