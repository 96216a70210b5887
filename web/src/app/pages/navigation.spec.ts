import { describe, expect, it } from 'vitest';
import { barLinks, keyboardLinks, menuLinks, tabLinks } from './navigation';

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

describe('navigation', () => {
  it('shows a student every page in the bar', () => {
    expect(labels(barLinks('student'))).toEqual([
      'Colleges',
      'My List',
      'Essays',
      'Profile',
      'Dashboard',
      'Pricing',
    ]);
  });

  it('starts a student’s tabs with Home', () => {
    expect(labels(tabLinks('student'))).toEqual(['Home', 'Colleges', 'My List', 'Essays', 'Profile']);
  });

  it.each([
    ['parent', ['Colleges', 'Home', 'Pricing']],
    ['counselor', ['Colleges', 'Home', 'Pricing']],
    ['admin', ['Home', 'Pricing']],
  ] as const)('shows a %s only the pages they can open', (role, pages) => {
    expect(labels(barLinks(role))).toEqual(pages);
    expect(tabLinks(role)).toEqual([]);
  });

  it('keeps the settings for the account menu', () => {
    expect(labels(menuLinks('student'))).toEqual(['Account settings']);
  });

  it('gives each keyboard shortcut to one page', () => {
    const keys = keyboardLinks.map(({ key }) => key);

    expect(keys).toEqual(['h', 'c', 'l', 'e', 'p']);
  });
});
