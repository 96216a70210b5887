import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Test files share a worker and its DOM, but must not share module state such as toasts and sessions.
vi.resetModules();

// Allows for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// happy-dom names locks and has none.
for (const holder of [navigator, Navigator.prototype]) Reflect.deleteProperty(holder, 'locks');

// It knows how blocks are displayed and nothing else. By that the name of a control or row has a space between elements or none.
const getComputedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => {
  const style = getComputedStyle(element);
  const getPropertyValue = style.getPropertyValue.bind(style);
  style.getPropertyValue = (name) => getPropertyValue(name) || (name === 'display' ? displayOf(element) : '');
  return style;
};
const displayOf = ({ localName }: Element) => (['td', 'th'].includes(localName) ? 'table-cell' : 'inline');

// Browser APIs that Radix needs and happy-dom lacks.
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=-1`;
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});
