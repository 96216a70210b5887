import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tabLinks } from '../pages/navigation';
import { TabBar } from './tab-bar';

/** A visual viewport of this height in a window 800 px high. */
const seeing = (height: number, scale = 1) => {
  const view = Object.assign(new EventTarget(), { height, scale });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 800);
  return (next: number) =>
    act(() => {
      view.height = next;
      view.dispatchEvent(new Event('resize'));
    });
};

const open = () =>
  render(
    <MemoryRouter>
      <TabBar links={tabLinks('student')} />
    </MemoryRouter>,
  );

const bar = () => screen.queryByRole('navigation', { name: 'Main' });

describe('the tab bar', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('hides while the on-screen keyboard is open', () => {
    const resize = seeing(800);
    open();
    expect(bar()).toBeTruthy();

    resize(460);
    expect(bar()).toBeNull();
    resize(740); // the browser's own bars
    expect(bar()).toBeTruthy();
  });

  it('stays when the page is zoomed in', () => {
    seeing(400, 2);
    open();

    expect(bar()).toBeTruthy();
  });
});
