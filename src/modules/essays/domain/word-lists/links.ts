import { wordSet } from './list-text.js';

export const TIME_LINKS = wordSet(
  'then when after afterward afterwards later before until till while meanwhile once finally eventually soon next yesterday tomorrow tonight suddenly again now earlier already still since by during',
);

export const LOGIC_LINKS = wordSet(
  'because so but however although though instead therefore still yet if unless despite even rather besides otherwise whereas which maybe also too',
);
