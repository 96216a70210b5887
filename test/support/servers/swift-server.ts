import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.js';
import { type S3Server } from './s3-server.js';
import { until } from '../until.js';

const RINGS = ['account', 'container', 'object'] as const;
const PROGRAMS = ['swift-proxy-server', 'swift-ring-builder', 'memcached'];

/** Debian: apt-get install swift-proxy swift-account swift-container swift-object memcached */
export const isSwiftInstalled = (): boolean =>
  PROGRAMS.every((program) => fs.existsSync(path.join('/usr/bin', program)));

/** OpenStack Swift with its S3 layer: a server that checks every signature. */
export async function startSwift(): Promise<S3Server> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-swift-'));
  const etc = path.join(folder, 'etc');
  fs.mkdirSync(etc);
  fs.mkdirSync(path.join(folder, 'srv', 'd1'), { recursive: true });
  const write = (name: string, lines: readonly string[]) =>
    fs.writeFileSync(path.join(etc, name), lines.join('\n') + '\n');
  const common = ['bind_ip=127.0.0.1', `user=${os.userInfo().username}`, `swift_dir=${etc}`, 'workers=0'];

  write('swift.conf', [
    '[swift-hash]',
    'swift_hash_path_prefix=test',
    'swift_hash_path_suffix=test',
    '[storage-policy:0]',
    'name=one',
    'default=yes',
  ]);
  const storages: number[] = [];
  for (const ring of RINGS) {
    const port = await freePort();
    storages.push(port);
    write(`${ring}.conf`, [
      '[DEFAULT]',
      ...common,
      `bind_port=${String(port)}`,
      `devices=${folder}/srv`,
      'mount_check=false',
      'disable_fallocate=true',
      '[pipeline:main]',
      `pipeline=${ring}-server`,
      `[app:${ring}-server]`,
      `use=egg:swift#${ring}`,
    ]);
    const builder = (...words: string[]) =>
      execFileSync('swift-ring-builder', [`${ring}.builder`, ...words], { cwd: etc });
    builder('create', '6', '1', '0');
    builder('add', `r1z1-127.0.0.1:${String(port)}/d1`, '1');
    builder('rebalance');
  }
  const [port, cachePort] = [await freePort(), await freePort()];
  const filters = [
    'catch_errors',
    'gatekeeper',
    'healthcheck',
    'cache',
    'listing_formats',
    's3api',
    'tempauth',
  ];
  const later = ['slo', 'dlo', 'symlink'];
  write('proxy.conf', [
    '[DEFAULT]',
    ...common,
    `bind_port=${String(port)}`,
    '[pipeline:main]',
    `pipeline=${[...filters, ...later, 'proxy-server'].join(' ')}`,
    '[app:proxy-server]',
    'use=egg:swift#proxy',
    'account_autocreate=true',
    ...[...filters, ...later].flatMap((name) => [
      `[filter:${name}]`,
      `use=egg:swift#${name === 'cache' ? 'memcache' : name}`,
      ...(SETTINGS[name] ?? []),
      ...(name === 'cache' ? [`memcache_servers=127.0.0.1:${String(cachePort)}`] : []),
    ]),
  ]);

  const running: ChildProcess[] = [];
  const start = async (program: string, words: readonly string[], listensOn: number) => {
    const environment = { ...process.env, SWIFT_DIR: etc };
    running.push(spawn(program, words, { stdio: 'ignore', env: environment }));
    await until(() => isListening(listensOn), { withinMs: 30_000 });
  };
  await start('memcached', ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(cachePort)], cachePort);
  // The proxy avoids for a minute what it could not reach once, so it starts last.
  for (const [ring, at] of RINGS.map((ring, n) => [ring, storages[n] ?? 0] as const))
    await start(`swift-${ring}-server`, [path.join(etc, `${ring}.conf`)], at);
  await start('swift-proxy-server', [path.join(etc, 'proxy.conf')], port);
  const url = `http://127.0.0.1:${String(port)}`;
  return {
    url,
    accessKey: 'test:tester',
    secretKey: 'testing',
    stop: async () => {
      for (const one of running.filter(
        ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
      )) {
        const ended = once(one, 'exit');
        one.kill('SIGKILL');
        await ended;
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net
      .connect(port, '127.0.0.1', () => {
        probe.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

const SETTINGS: Readonly<Record<string, string[]>> = {
  s3api: ['s3_acl=false', 'location=us-east-1', 'check_bucket_owner=false'],
  tempauth: ['user_test_tester=testing .admin'],
};
