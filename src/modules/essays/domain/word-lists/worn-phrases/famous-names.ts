import { wordSet } from '../list-text.js';

/** People whose sayings are often borrowed. */
export const FAMOUS = wordSet(
  'einstein gandhi mandela lincoln shakespeare confucius aristotle plato socrates roosevelt churchill disney edison angelou emerson thoreau twain jobs gates obama kennedy picasso nietzsche rumi buddha tolkien seuss jordan kobe ali lee frost wilde hemingway rowling curie teresa keller frank washington jefferson franklin picasso musk oprah winfrey king parks tesla newton galileo voltaire goethe dickens poe thatcher malala coelho tolstoy dostoevsky descartes kant',
);
