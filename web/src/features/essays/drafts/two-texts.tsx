import { Suspense, useEffect, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { type EssaySaver } from './essay-saver';
import { type SaverState } from './saver-state';

const dialog = lazyPart(async () => (await import('./two-texts-dialog')).default);

type TwoTextsProps = { saver: EssaySaver; state: SaverState };

/** Asks at once; closed without a choice, it says that it waits. Loaded with the page: the connection may be gone by then. */
export const TwoTexts = ({ saver, state: { conflict, form, saving } }: TwoTextsProps) => {
  const [closed, setClosed] = useState<SaverState['conflict']>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    dialog.prepare().catch(() => undefined);
  }, []);
  if (!conflict) return null;

  const takeOther = async () => setFailed((await saver.takeOther()) !== 'saved');

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[12px] bg-highlight px-4 py-3 text-highlight-foreground">
        <p className="font-semibold">You changed this essay in two places. Nothing is lost.</p>
        <Button size="sm" variant="outline" onClick={() => setClosed(null)}>
          Choose what to keep
        </Button>
      </div>
      {closed !== conflict && (
        <Suspense>
          <dialog.Part
            mine={form.content}
            other={conflict.form.content}
            busy={saving}
            failed={failed}
            onKeepMine={() => void saver.keepMine()}
            onTakeOther={() => void takeOther()}
            onClose={() => setClosed(conflict)}
          />
        </Suspense>
      )}
    </>
  );
};
