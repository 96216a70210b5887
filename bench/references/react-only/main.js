// The least a page made with React can be: what the dashboard's first paint is compared with.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  createElement(
    'main',
    null,
    createElement('h1', null, 'Welcome back, Maya!'),
    createElement('p', null, 'Your next best step, your colleges and how far your profile has come.'),
  ),
);
