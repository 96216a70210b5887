import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { english } from './words';
import { SiteFooter } from './site-footer';

describe('the footer', () => {
  it('says where to turn in a crisis', () => {
    renderScreen(<SiteFooter words={english} />);

    expect(screen.getByText(/In crisis/).textContent).toBe('In crisis? Call or text 988, any hour.');
    expect(screen.getByRole('link', { name: 'text 988' }).getAttribute('href')).toBe('sms:988');
  });
});
