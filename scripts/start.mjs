import './node-version.mjs';
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../dist/server/main.js');
