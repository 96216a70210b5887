import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { type Ask } from './outcome';
import type TwoPlacesDialog from './two-places-dialog';

const dialog = lazyPart(async () => (await import('./two-places-dialog')).default);

/** Asks which answer to keep when a field was changed in two places. */
export const useTwoPlaces = () => {
  const [open, setOpen] = useState<ComponentProps<typeof TwoPlacesDialog> | null>(null);

  const ask: Ask = async (change, question) => {
    await dialog.prepare();
    return new Promise((resolve) => {
      setOpen({
        change,
        question,
        onAnswer: (next) => {
          setOpen(null);
          resolve(next);
        },
      });
    });
  };

  return {
    ask,
    prepare: dialog.prepare,
    question: open && (
      <Suspense>
        <dialog.Part {...open} />
      </Suspense>
    ),
  };
};
