/** What the single keys do. `g` waits for a second key. */
export type Shortcut =
  { does: 'search' } | { does: 'list' } | { does: 'wait' } | { does: 'go'; to: string } | { does: 'nothing' };

export const PLACES = [
  { key: 'h', to: '/', name: 'Home' },
  { key: 'c', to: '/colleges', name: 'Colleges' },
  { key: 'l', to: '/my-list', name: 'My List' },
  { key: 'p', to: '/profile', name: 'Profile' },
] as const;

/** The meaning of a key, given the one before it; `mayOpen` says which addresses serve this person. */
export const shortcutFor = (
  key: string,
  before: string | null,
  mayOpen: (to: string) => boolean,
): Shortcut => {
  if (before === 'g') {
    const place = PLACES.find((known) => known.key === key);
    return place && mayOpen(place.to) ? { does: 'go', to: place.to } : { does: 'nothing' };
  }
  if (key === 'g') return { does: 'wait' };
  if (key === '/') return { does: 'search' };
  if (key === '?') return { does: 'list' };
  return { does: 'nothing' };
};

const TAKERS =
  'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [role=textbox]';

/** Where letters are typed, or mean something of their own: in a field, a menu, a list of options. */
export const takesLetters = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TAKERS) !== null;
