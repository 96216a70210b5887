import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { overlayStyle } from '@/components/ui/overlays/dialog-parts';
import { useReturnFocus } from '@/components/ui/overlays/use-return-focus';
import { cn } from '@/lib/cn';
import { type SignedInUser } from '@/lib/session/session';
import { canOpen } from '../access/access';
import { KeyCap } from '../shortcuts/key-cap';
import { PaletteColleges } from './palette-colleges';
import { PaletteItem } from './palette-item';
import { useFoundColleges } from './use-found-colleges';
import { usePaletteEntries } from './use-palette-entries';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { useSay } from '@/lib/preferences/say';
import { english } from './words';
import { spanish } from './words.es';

const LONGEST = 100;

type PaletteProps = {
  user: SignedInUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShortcuts: () => void;
  /** Only students have an advisor. */
  onWren?: (() => void) | undefined;
};

/** Finds colleges, pages and actions. */
const Palette = ({ open, onOpenChange, ...props }: PaletteProps) => {
  const say = useSay();
  const language = useLanguage();

  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayStyle} />
        <DialogPrimitive.Content
          data-slot="palette"
          lang={language}
          {...useReturnFocus()}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-popover data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in md:inset-x-6 md:top-[12vh] md:bottom-auto md:mx-auto md:max-h-[min(32rem,76dvh)] md:max-w-150 md:rounded-[16px] md:border md:shadow-floating"
        >
          <DialogPrimitive.Title className="sr-only">{say('Search or jump to')}</DialogPrimitive.Title>
          <PaletteBody {...props} onDone={() => onOpenChange(false)} />
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
};

type PaletteBodyProps = Omit<PaletteProps, 'open' | 'onOpenChange'> & { onDone: () => void };

/** Mounted again each time it opens, so it starts empty. */
const PaletteBody = ({ user, onShortcuts, onWren, onDone }: PaletteBodyProps) => {
  const [text, setText] = useState('');
  const say = useSay();
  const paletteWords = useWords({ en: english, es: spanish });
  const words = text.trim();
  const navigate = useNavigate();
  const found = useFoundColleges(words, canOpen('/colleges', user.role));
  const go = (address: string) => {
    onDone();
    void navigate(address);
  };
  const entries = usePaletteEntries(user.role, { onShortcuts, onWren }).filter(({ label }) =>
    matches(label, words),
  );
  const groups = (['Pages', 'Actions'] as const).map((name) => ({
    name,
    entries: entries.filter(({ group }) => group === name),
  }));

  return (
    <Command
      label={say('Search or jump to')}
      shouldFilter={false}
      loop
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex items-center gap-2.5 border-b pr-2 pl-4 md:pr-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
        <Command.Input
          value={text}
          onValueChange={setText}
          maxLength={LONGEST}
          placeholder={say('Search or jump to')}
          className="min-h-13 w-full bg-transparent text-reading outline-none"
        />
        <DialogPrimitive.Close
          aria-label={say('Close')}
          className="inline-flex min-h-11 shrink-0 items-center rounded-sm px-1.5 md:min-h-6 md:px-0"
        >
          <span className="link md:hidden">{say('Cancel')}</span>
          <span aria-hidden className="max-md:hidden">
            <KeyCap>Esc</KeyCap>
          </span>
        </DialogPrimitive.Close>
      </div>
      <p
        role="status"
        className={
          found.colleges.length > 0 ? 'sr-only' : 'px-4 pt-3 text-hint text-muted-foreground empty:hidden'
        }
      >
        {found.news}
      </p>
      <Command.List
        className={cn(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5',
          '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted-foreground',
        )}
      >
        <PaletteColleges {...found} onGo={go} onDone={onDone} />
        {groups.map(
          ({ name, entries: inGroup }) =>
            inGroup.length > 0 && (
              <Command.Group key={name} heading={say(name)}>
                {inGroup.map(({ label, icon, run }) => (
                  <PaletteItem
                    key={label}
                    value={label}
                    icon={icon}
                    onSelect={() => {
                      onDone();
                      run();
                    }}
                  >
                    {label}
                  </PaletteItem>
                ))}
              </Command.Group>
            ),
        )}
        {found.news === '' && (
          <Command.Empty className="px-2.5 py-4 text-muted-foreground">
            {paletteWords.nothing(words)}
          </Command.Empty>
        )}
      </Command.List>
    </Command>
  );
};

/** Whether each typed word starts a word of the label. */
const matches = (label: string, words: string) => {
  const known = label.toLowerCase().split(' ');
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.some((one) => one.startsWith(word)));
};

export default Palette;
