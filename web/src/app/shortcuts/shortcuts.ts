import { keyboardLinks } from '../pages/navigation';

/** What the single keys do. `g` waits for a second key. */
export type Shortcut =
  | { does: 'search' }
  | { does: 'list' }
  | { does: 'wren' }
  | { does: 'wait' }
  | { does: 'go'; to: string }
  | { does: 'nothing' };

/** The action of a key, given the key before it. */
export const shortcutFor = (
  key: string,
  before: string | null,
  canOpenPage: (to: string) => boolean,
): Shortcut => {
  if (before === 'g') {
    const link = keyboardLinks.find((each) => each.key === key);
    return link && canOpenPage(link.to) ? { does: 'go', to: link.to } : { does: 'nothing' };
  }
  if (key === 'g') return { does: 'wait' };
  if (key === '/') return { does: 'search' };
  if (key === '?') return { does: 'list' };
  if (key === 'w') return { does: 'wren' };
  return { does: 'nothing' };
};
