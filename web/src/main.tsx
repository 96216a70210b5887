import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { firstPageStands } from './app/first-page';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in.');

// Asked for as the page is made: any sooner it would only keep the scripts waiting, and its fallback measures the same.
void document.fonts.load('1em "Hanken Grotesk Variable"');

const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// One drawing of the page as it is, rather than first a sign that it comes. Not awaited: the page's parts import this file.
void firstPageStands().then(draw);
