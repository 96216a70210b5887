import '../../bench/ts-resolve.mjs';

/** Rebuilds what colleges published about applying with the server's own code: `npm run catalogue:application-plans`. */
await import('./write-application-plans.ts');
