import '../../bench/ts-resolve.mjs';

/** Rebuilds the starter catalogue with the server's own code: `npm run catalogue:starter`. */
await import('./write-starter.ts');
