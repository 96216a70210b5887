import { wordSet } from './list-text.js';

export const SLANG = wordSet(
  'anyways gonna wanna gotta kinda sorta dunno lol lmao omg tbh idk btw bc cuz cus u ur thx pls ppl fr ngl lowkey highkey yall imo smh tho bestie vibes vibe sus lit cringe dope chill bruh bro dude legit',
);
