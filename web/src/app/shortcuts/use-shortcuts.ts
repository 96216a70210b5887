import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ignoresSingleKeys } from '@/lib/hooks/single-keys';
import { useShortcutChoice } from '@/lib/preferences/shortcuts-preference';
import { shortcutFor } from './shortcuts';

/** How long `g` waits for the second key. */
const WAIT_MS = 1_500;

type Handlers = {
  onPalette: () => void;
  onList: () => void;
  /** Only students have an advisor. */
  onWren: (() => void) | undefined;
  canOpenPage: (to: string) => boolean;
};

/** ⌘K and Ctrl K work anywhere. Single keys work if they are on, the user isn't typing and no dialog is open. */
export const useShortcuts = (handlers: Handlers) => {
  const navigate = useNavigate();
  const singleKeys = useShortcutChoice();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    let before: { key: string; at: number } | null = null;

    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const { onPalette, onList, onWren, canOpenPage } = latest.current;
      if (opensPalette(event)) {
        event.preventDefault();
        onPalette();
        return;
      }
      if (!singleKeys || event.metaKey || event.ctrlKey || event.altKey || ignoresSingleKeys(event)) return;

      const waited = before !== null && performance.now() - before.at < WAIT_MS ? before.key : null;
      const shortcut = shortcutFor(event.key, waited, canOpenPage);
      if (event.key !== 'Shift') before = null;
      if (shortcut.does === 'nothing') return;
      event.preventDefault();
      if (shortcut.does === 'wait') before = { key: event.key, at: performance.now() };
      else if (shortcut.does === 'go') void navigate(shortcut.to);
      else if (shortcut.does === 'list') onList();
      else if (shortcut.does === 'wren') onWren?.();
      else if (!focusPageSearch()) onPalette();
    };

    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate, singleKeys]);
};

const opensPalette = ({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;

/** The page's own search field, if it has one. */
const focusPageSearch = () => {
  const search = document.querySelector<HTMLInputElement>('#main input[type=search]');
  search?.focus();
  search?.select();
  return search !== null;
};
