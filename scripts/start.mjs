import './node-version.mjs';
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../dist/src/main.js');
