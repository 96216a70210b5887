// Watches both halves: the compiler and the server restart on a save, Vite serves the web at http://localhost:5173.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
const bin = (name) => `node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;
const run = (command, ...args) => spawn(command, args, { stdio: 'inherit' });

const children = [
  run(bin('tsc'), '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'),
  run(process.execPath, '--watch', 'dist/src/main.js'),
  run(bin('vite'), 'web'),
];
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
await Promise.race(children.map((child) => once(child, 'exit')));
stopAll();
