import { spawnSync } from 'node:child_process';

const USER_NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'] as const;

/**
 * PostgreSQL refuses to run as root. A user namespace satisfies it with no extra account and no change of owner, so
 * it also works under a folder only root may enter. Empty for ordinary users.
 */
export function commandPrefix(): readonly string[] {
  if (process.getuid?.() !== 0) return [];

  const [command, ...rest] = USER_NAMESPACE;
  if (spawnSync(command, [...rest, 'true']).status === 0) return USER_NAMESPACE;
  throw new Error(
    'The embedded PostgreSQL cannot run as root here (no user namespaces). Run as an ordinary user, or set DATABASE_URL.',
  );
}
