// Recompiles and restarts the server when a file changes; Vite serves the web at http://localhost:5173.
// Unless a sign-in provider is configured, "Development sign-in" offers a few test users.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildIfNeeded } from './build-if-needed.mjs';
import { DEVELOPMENT_CLIENT, startDevelopmentProvider } from './development-provider.ts';

const PUBLIC_URL = process.env.PUBLIC_URL ?? 'http://localhost:5173';
const PROVIDER_PORT = Number(process.env.DEVELOPMENT_PROVIDER_PORT ?? 4010);

buildIfNeeded();
const bin = (name) => `node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;
// Where the web's development server finds the API.
const env = { FLYLEAF_SERVER: `http://127.0.0.1:${process.env.PORT || 3000}`, ...process.env, PUBLIC_URL };
const { port: webPort } = new URL(PUBLIC_URL);
if (!env.OIDC_CLIENT_ID) Object.assign(env, await developmentProvider());
const run = (command, ...args) => spawn(command, args, { stdio: 'inherit', env });

const children = [
  run(bin('tsc'), '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'),
  run(process.execPath, '--watch', 'dist/src/main.js'),
  // The sign-in provider sends people back to this port, so do not start on another one.
  run(bin('vite'), 'web', '--strictPort', ...(webPort === '' ? [] : ['--port', webPort])),
];
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
await Promise.race(children.map((child) => once(child, 'exit')));
stopAll();
// The development provider would keep this process alive.
await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
process.exit(0);

async function developmentProvider() {
  const { issuer } = await startDevelopmentProvider({
    port: PROVIDER_PORT,
    returnAddress: new URL('/api/auth/google/callback', PUBLIC_URL).href,
  });
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: DEVELOPMENT_CLIENT.id,
    OIDC_CLIENT_SECRET: DEVELOPMENT_CLIENT.secret,
    OIDC_NAME: 'Development sign-in',
  };
}
