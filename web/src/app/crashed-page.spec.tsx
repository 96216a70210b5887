import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noteRequest } from '@/lib/last-request';
import { CrashedPage } from './crashed-page';

describe('a page that broke', () => {
  it('offers to try again, without a number nobody has', () => {
    render(<CrashedPage />);

    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.querySelector('code')).toBeNull();
  });

  it('shows under which number the server’s log knows the latest answer', () => {
    noteRequest(new Response(null, { headers: { 'x-request-id': '0199-abc' } }));
    noteRequest(new Response(null));
    render(<CrashedPage />);

    expect(document.querySelector('code')?.textContent).toBe('0199-abc');
  });
});
