import { Checkbox } from '@/components/ui/forms/checkbox';
import { Dialog } from '@/components/ui/overlays/dialog';
import { setShortcuts, useShortcutChoice } from '@/lib/preferences/shortcuts-preference';
import { KeyCap, PALETTE_KEYS } from './key-cap';
import { keyboardLinks } from '../pages/navigation';
import { useWords } from '@/lib/preferences/language';
import { useSay } from '@/lib/preferences/say';
import { english } from '../palette/words';
import { spanish } from '../palette/words.es';

type ShortcutListProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  canOpenPage: (to: string) => boolean;
};

/** The list of shortcuts, and the switch for single keys. */
const ShortcutList = ({ open, onOpenChange, canOpenPage }: ShortcutListProps) => {
  const on = useShortcutChoice();
  const say = useSay();
  const words = useWords({ en: english, es: spanish });

  return (
    <Dialog title={say('Keyboard shortcuts')} open={open} onOpenChange={onOpenChange}>
      <dl className="grid">
        <Row keys={[PALETTE_KEYS]}>{say('Search or jump to')}</Row>
        {on && (
          <>
            <Row keys={['/']}>{say('Search this page')}</Row>
            {canOpenPage('/profile') && <Row keys={['W']}>{say('Ask Wren')}</Row>}
            {keyboardLinks
              .filter(({ to }) => canOpenPage(to))
              .map(({ key, label }) => (
                <Row key={key} keys={['G', key.toUpperCase()]}>
                  {words.goTo(say(label))}
                </Row>
              ))}
            {canOpenPage('/essays') && (
              <>
                <Row keys={['J']}>{say('Next comment on an essay')}</Row>
                <Row keys={['K']}>{say('Comment before')}</Row>
              </>
            )}
            <Row keys={['?']}>{say('Show keyboard shortcuts')}</Row>
          </>
        )}
        <Row keys={['F8']}>{say('Go to the pop-up message')}</Row>
      </dl>
      <div className="rounded-md bg-sunken px-3.5 py-2.5">
        <Checkbox checked={on} onCheckedChange={setShortcuts}>
          {say('Single-key shortcuts')}
        </Checkbox>
        <p className="pl-7.5 text-hint text-pretty text-muted-foreground">
          {say('They don’t work while you’re typing. Turn them off if they get in your way.')}
        </p>
      </div>
    </Dialog>
  );
};

const Row = ({ keys, children }: { keys: readonly string[]; children: React.ReactNode }) => {
  const say = useSay();
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-b last:border-b-0">
      <dt>{children}</dt>
      <dd className="flex items-center gap-1.5 text-small text-muted-foreground">
        {keys.map((key, at) => (
          <span key={key} className="flex items-center gap-1.5">
            {at > 0 && say('then')}
            <KeyCap>{key}</KeyCap>
          </span>
        ))}
      </dd>
    </div>
  );
};

export default ShortcutList;
