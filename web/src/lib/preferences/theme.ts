import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

// public/theme.js reads the same key before the first paint.
const KEY = 'flyleaf.theme';
const PAPER = { light: '#fbfaf7', dark: '#0e141e' };
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const chosenTheme = (): Theme => {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

const paint = () => {
  const theme = chosenTheme();
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark.matches);
  document.documentElement.classList.toggle('dark', dark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? PAPER.dark : PAPER.light);
  listeners.forEach((listener) => listener());
};

export const chooseTheme = (theme: Theme) => {
  if (theme === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  paint();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = () => useSyncExternalStore(subscribe, chosenTheme);

systemIsDark.addEventListener('change', paint);
addEventListener('storage', paint);
