import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { SiteFooter } from './site-footer';

describe('the footer', () => {
  it('says where to turn in a crisis', () => {
    renderScreen(<SiteFooter />);

    expect(screen.getByText(/Call or text/).textContent).toContain('Call or text 988');
    expect(screen.getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
  });
});
