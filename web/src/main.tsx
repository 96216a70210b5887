import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { App } from './app/app';
import { firstPageStands } from './app/pages/wait-for-first-page';
import { makeRouter } from './app/router';

const start = async (place: HTMLElement) => {
  const router = makeRouter();

  // Asked for as the page is made: any sooner it would only keep the scripts waiting, any later lines would break anew.
  void document.fonts.load('1em "Hanken Grotesk Variable"');

  // One drawing of the page as it is, rather than first a sign that it comes. Some pages have a picture of theirs there already.
  const [{ createRoot }] = await Promise.all([
    import('react-dom/client'),
    firstPageStands(router, { seen: place.hasChildNodes() }),
  ]);
  // A transition is made in pieces that let other work through.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in.');

// Reading all the scripts is work enough for one go. Not awaited either: the page's parts import this file.
setTimeout(() => void start(root));
