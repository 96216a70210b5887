import { describe, expect, it } from 'vitest';
import { acceptsTyping } from '@/lib/hooks/single-keys';
import { shortcutFor } from './shortcuts';

const everywhere = () => true;
const nowhere = () => false;

describe('keyboard shortcuts', () => {
  it.each([
    ['/', null, { does: 'search' }],
    ['?', null, { does: 'list' }],
    ['w', null, { does: 'wren' }],
    ['g', null, { does: 'wait' }],
    ['h', 'g', { does: 'go', to: '/' }],
    ['c', 'g', { does: 'go', to: '/colleges' }],
    ['l', 'g', { does: 'go', to: '/my-list' }],
    ['p', 'g', { does: 'go', to: '/profile' }],
    ['c', null, { does: 'nothing' }],
    ['x', 'g', { does: 'nothing' }],
    ['g', 'g', { does: 'nothing' }],
  ])('%s after %s', (key, before, meaning) => {
    expect(shortcutFor(key, before, everywhere)).toEqual(meaning);
  });

  it('do not open pages that the person may not open', () => {
    expect(shortcutFor('c', 'g', nowhere)).toEqual({ does: 'nothing' });
  });

  it.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<div role="menu"><button></button></div>', true],
    ['<div role="listbox"></div>', true],
    ['<a href="/">Home</a>', false],
    ['<button>Save</button>', false],
  ])('stay off while %s has the focus: %s', (markup, taken) => {
    document.body.innerHTML = markup;
    expect(acceptsTyping(document.body.querySelector(':scope *:not(:has(*))'))).toBe(taken);
  });
});
