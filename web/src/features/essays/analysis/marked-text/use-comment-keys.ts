import { useEffect, useEffectEvent } from 'react';
import { ignoresSingleKeys } from '@/lib/hooks/single-keys';
import { useShortcutChoice } from '@/lib/preferences/shortcuts-preference';

type CommentKeys = { onStep: (by: 1 | -1) => void; onBack: () => void };

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 };

/** `j` and `k` go through the comments, unless single keys are off. Escape always leads back. */
export const useCommentKeys = ({ onStep, onBack }: CommentKeys) => {
  const singleKeys = useShortcutChoice();

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
    if (ignoresSingleKeys(event)) return;
    const by = STEPS[event.key];
    if (event.key === 'Escape') onBack();
    else if (by !== undefined && singleKeys) {
      event.preventDefault();
      onStep(by);
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
