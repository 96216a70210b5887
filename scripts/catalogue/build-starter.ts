import '../../bench/ts-resolve.mjs';

/** Rebuilds the starter catalogue: `npm run catalogue:starter`. The translation is the server's own. */
await import('./write-starter.ts');
