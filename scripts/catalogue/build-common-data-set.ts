import '../../bench/ts-resolve.mjs';

/** Rebuilds the Common Data Set figures with the server's own code: `npm run catalogue:common-data-set`. */
await import('./write-common-data-set.ts');
