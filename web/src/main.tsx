import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { App } from './app/app';
import { queryClient } from './app/query-client';
import { waitForFirstPage } from './app/pages/wait-for-first-page';
import { createRouter } from './app/router';
import { loadFrameWords } from './lib/preferences/say';
import { languageHere } from './lib/preferences/stored-language';

const start = async (root: HTMLElement) => {
  const router = createRouter();

  // Loaded now: earlier it would delay the scripts, later the text would be laid out twice.
  void document.fonts.load('1em "Hanken Grotesk Variable"');

  // The page is drawn once, complete, instead of a spinner first. Prerendered pages show something already.
  const [{ createRoot }] = await Promise.all([
    import('react-dom/client'),
    waitForFirstPage(router, { isShowing: root.hasChildNodes() }),
    languageHere() === 'es' && loadFrameWords(),
  ]);
  // A transition renders in small pieces, so the browser stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );

  const { followOtherTabs } = await import('./lib/api/other-tabs');
  followOtherTabs(queryClient);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// In a separate task, after all scripts have run. Not a top-level await, because the pages' modules import this one.
setTimeout(() => void start(root));
