import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONNECTIONS } from '#shared-kernel/platform/persistence/connections.js';
import { parse, parseAllDocuments } from 'yaml';
import { readEnvironment } from '#shared-kernel/platform/configuration/environment.js';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const ROOT = repositoryRoot();
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** A tag or a digest that names one release. */
const PINNED = /^[\w./-]+(:(?!latest$)[\w.-]*\d[\w.-]*|@sha256:[\da-f]{64})$/;
const SECRETS = {
  JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  POSTGRES_PASSWORD: 'postgres-4f1c',
  MINIO_ROOT_PASSWORD: 'minio-77aa',
};

interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of a Dockerfile by stage; comments gone, continued lines joined. */
function stagesOf(dockerfile: string): Instruction[][] {
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [[]];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

describe('the container image', () => {
  const [before = [], ...stages] = stagesOf(read('Dockerfile'));
  const last = stages.at(-1) ?? [];
  const all = stages.flat();
  const of = (name: string, stage = last) =>
    stage.filter((line) => line.name === name).map(({ rest }) => rest);

  it('is made in stages from a base image of a named release', () => {
    const [argument] = of('ARG', before);

    expect(stages.length).toBeGreaterThan(1);
    expect(argument?.replace('NODE_IMAGE=', '')).toMatch(PINNED);
    expect(of('FROM', all).map((from) => from.split(' ')[0])).toEqual(stages.map(() => '${NODE_IMAGE}'));
  });

  it('runs as a number that is not root (S56)', () => {
    expect(of('USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    expect(last.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
      last.findLastIndex(({ name }) => name === 'COPY'),
    );
  });

  it('holds no development package and no source', () => {
    const installs = of('RUN', all).filter((command) => command.startsWith('npm ci'));

    expect(installs.at(-1)).toContain('--omit=dev');
    expect(of('COPY').map((copy) => copy.split(' ').at(-1))).toEqual([
      './',
      'node_modules',
      'db/seed',
      'dist/server',
      'dist/web',
    ]);
    expect(of('RUN')).toEqual([]);
  });

  it('says whether it is ready, and stops when it is told to', () => {
    expect(of('HEALTHCHECK')).toEqual([expect.stringContaining('/health/ready')]);
    expect(JSON.parse(of('CMD')[0] ?? '')).toEqual([
      'node',
      '--max-semi-space-size=8',
      '--max-old-space-size=384',
      '--v8-pool-size=2',
      '--no-allocation-site-pretenuring',
      '--heap-growing-percent=50',
      '--no-parallel-scavenge',
      '--enable-source-maps',
      'dist/server/main.js',
    ]);
  });

  it('starts what npm start and the benchmarks start, with the same options of Node', () => {
    const bounds = (JSON.parse(of('CMD')[0] ?? '') as string[]).filter((word) => /^--(?!enable)/.test(word));
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };

    expect(scripts.start.match(/--\S+/g)).toEqual(bounds);
    expect(read('bench/measuring/product.ts').match(/(?<=')--(?!import)[^']+/g)).toEqual(bounds);
    for (const file of ['scripts/start.mjs', 'bench/measuring/product.ts', 'bench/web-product.ts'])
      expect(read(file)).toContain('dist/server/main.js');
  });

  it('fetches nothing by address and carries no secret', () => {
    expect(all.filter(({ name }) => name === 'ADD')).toEqual([]);
    expect(
      [...before, ...all].filter(
        ({ name, rest }) => /^(ARG|ENV)$/.test(name) && /SECRET|PASSWORD|TOKEN|DATABASE_URL/.test(rest),
      ),
    ).toEqual([]);
  });

  it('is built from files that exist and reach the build', () => {
    const reaching = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = all
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));

    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['*', '**/.env*']));
    for (const file of copied) {
      expect(fs.existsSync(path.join(ROOT, file)), file).toBe(true);
      expect(reaching).toContain(file.split('/')[0]);
    }
  });

  it('writes only below /tmp', () => {
    const environment = Object.fromEntries(
      of('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
    );

    expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
    expect(environment['DATA_DIR']).toMatch(/^\/tmp\//);
  });
});

interface ComposeService {
  image?: string;
  environment?: Record<string, string>;
  ports?: string[];
  healthcheck?: { test: string[] };
  mem_limit?: string;
  cpus?: number;
  security_opt?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  tmpfs?: string[];
  privileged?: boolean;
  depends_on?: Record<string, { condition: string }>;
}

describe('docker-compose', () => {
  const text = read('docker-compose.yml');
  const { services, volumes } = parse(text) as {
    services: Record<string, ComposeService>;
    volumes: Record<string, unknown>;
  };
  const app = services['app'] ?? {};
  const each = Object.entries(services);

  it('has the product, its database, an object store and a mail catcher (O9)', () => {
    expect(Object.keys(services)).toEqual(['app', 'postgres', 'minio', 'mail']);
    expect(Object.keys(volumes)).toEqual(['postgres', 'objects']);
  });

  it.each(each)('runs %s from a named release, within limits, without new privileges', (_name, service) => {
    expect(service.image).toMatch(PINNED);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.privileged).toBeUndefined();
  });

  it.each(each)('opens %s to this machine only, if at all', (_name, { ports = [] }) => {
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('knows when each service is well', () => {
    // The product's own check is in its image.
    for (const [name, { healthcheck }] of each) expect(healthcheck !== undefined, name).toBe(name !== 'app');
    expect(app.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  });

  it('gives the product a read-only root and no capability (S56)', () => {
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(app.tmpfs?.map((mount) => mount.split(':')[0])).toEqual(['/tmp']);
  });

  it('carries no secret: without one it does not start, and says what to do', () => {
    const values = each.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secret = values.filter(
      ([name]) => /SECRET|_PASSWORD$|DATABASE_URL/.test(name) && name !== 'ADMIN_PASSWORD',
    );

    expect(secret).toHaveLength(4);
    for (const [, value] of secret) expect(value).toMatch(/\$\{[A-Z_]+:\?[^}]+\}/);
  });

  it('starts the product with a configuration that production accepts', () => {
    const interpolated = Object.entries(app.environment ?? {}).map(
      ([name, value]) =>
        [
          name,
          value.replaceAll(
            /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
            (_all, variable: string, preset?: string) => preset ?? SECRETS[variable as keyof typeof SECRETS],
          ),
        ] as const,
    );
    const configuration = readEnvironment({ NODE_ENV: 'production', ...Object.fromEntries(interpolated) });

    expect(configuration).toMatchObject({
      mode: 'production',
      demoData: false,
      publicUrl: 'http://localhost:3000',
    });
    expect(configuration.databaseUrl).toBe(
      `postgres://flyleaf:${SECRETS.POSTGRES_PASSWORD}@postgres:5432/flyleaf`,
    );
  });
});

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
}

interface Container {
  image: string;
  ports: { name: string; containerPort: number }[];
  env: { name: string; valueFrom: { secretKeyRef: { name: string; key: string; optional?: boolean } } }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  lifecycle: { preStop: { exec: { command: string[] } } };
  resources: Record<'requests' | 'limits', { cpu: string; memory: string }>;
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}

interface Deployment {
  spec: {
    replicas: number;
    strategy: { rollingUpdate: { maxSurge: number; maxUnavailable: number } };
    selector: { matchLabels: object };
    template: {
      metadata: { labels: object };
      spec: {
        automountServiceAccountToken: boolean;
        terminationGracePeriodSeconds: number;
        securityContext: object;
        containers: [Container];
        volumes: { name: string; emptyDir: { sizeLimit: string } }[];
      };
    };
  };
}

describe('the Kubernetes manifests (O10)', () => {
  const FOLDER = 'deploy/kubernetes';
  const { resources } = parse(read(`${FOLDER}/kustomization.yaml`)) as { resources: string[] };
  const objects = resources.flatMap((file) =>
    parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as { kind: string; spec: unknown };
    }),
  );
  const only = (kind: string): unknown => {
    const found = objects.filter((object) => object.kind === kind);
    expect(found).toHaveLength(1);
    return found[0];
  };
  const { spec } = only('Deployment') as Deployment;
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const { spec: autoscaler } = only('HorizontalPodAutoscaler') as {
    spec: { minReplicas: number; maxReplicas: number; scaleTargetRef: object };
  };

  it('are all applied, and none of them is a secret', () => {
    const files = fs
      .readdirSync(path.join(ROOT, FOLDER))
      .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');

    expect(files.toSorted()).toEqual(resources.toSorted());
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('keep two replicas at least, also while nodes are emptied and releases roll', () => {
    expect([spec.replicas, autoscaler.minReplicas]).toEqual([2, 2]);
    expect(only('PodDisruptionBudget')).toMatchObject({ apiVersion: 'policy/v1', spec: { minAvailable: 1 } });
    expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });

  it('never open more connections than PostgreSQL takes by default', () => {
    // 3 of 100 are for the operator.
    const ofAReplica = Object.values(CONNECTIONS).reduce((sum, some) => sum + some, 0);
    const atMost = (autoscaler.maxReplicas + spec.strategy.rollingUpdate.maxSurge) * ofAReplica;

    expect(autoscaler.maxReplicas).toBeGreaterThan(autoscaler.minReplicas);
    expect(atMost).toBeLessThan(100 - 3);
  });

  it('ask the right question: live without dependencies, ready with them (O1)', () => {
    const { startupProbe, livenessProbe, readinessProbe } = container;

    expect([startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/health/live',
      '/health/live',
      '/health/ready',
    ]);
    for (const { httpGet, timeoutSeconds, periodSeconds } of [startupProbe, livenessProbe, readinessProbe]) {
      expect(container.ports.map(({ name }) => name)).toContain(httpGet.port);
      expect(timeoutSeconds).toBeGreaterThan(1);
      expect(periodSeconds).toBeGreaterThanOrEqual(timeoutSeconds);
    }
    expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThanOrEqual(120);
  });

  it('let a replica finish what it has (O5)', () => {
    const [command, seconds] = container.lifecycle.preStop.exec.command;
    const [longestRequest, jobsInHand] = [30, 10];

    expect(command).toBe('sleep');
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + longestRequest + jobsInHand);
  });

  it('run without root, privileges, a writable root and the cluster’s token (S56)', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
    expect(pod.volumes[0]?.emptyDir.sizeLimit).toMatch(/Mi$/);
    expect(only('Namespace')).toMatchObject({
      metadata: { labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
    });
  });

  it('ask for and limit processor and memory, and name one release of the image', () => {
    for (const bounds of [container.resources.requests, container.resources.limits])
      expect(bounds).toEqual({
        cpu: expect.stringMatching(/^\d+m?$/) as string,
        memory: expect.stringMatching(/^\d+Mi$/) as string,
      });
    expect(container.image).toMatch(PINNED);
    expect(container.image).toBe(
      `flyleaf:${(JSON.parse(read('package.json')) as { version: string }).version}`,
    );
  });

  it('mean the same replicas everywhere', () => {
    const labels = spec.template.metadata.labels;
    const policy = (only('NetworkPolicy') as { spec: { podSelector: { matchLabels: object } } }).spec;
    const service = (only('Service') as { spec: { selector: object; ports: { targetPort: string }[] } }).spec;

    expect(spec.selector.matchLabels).toEqual(labels);
    expect(service.selector).toEqual(labels);
    expect(policy.podSelector.matchLabels).toEqual(labels);
    expect(only('PodDisruptionBudget')).toMatchObject({ spec: { selector: { matchLabels: labels } } });
    expect(autoscaler.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: 'flyleaf' });
    expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  });

  it('let in the ingress only, and out to names and the database only', () => {
    const { policyTypes, ingress, egress } = (
      only('NetworkPolicy') as {
        spec: {
          policyTypes: string[];
          ingress: { from: object[] }[];
          egress: { to?: object[]; ports: { port: number }[] }[];
        };
      }
    ).spec;

    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    for (const { from } of ingress) expect(from.length).toBeGreaterThan(0);
    expect(egress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([53, 53, 5432]);
  });

  it('start the product with a configuration that production accepts', () => {
    const { data } = only('ConfigMap') as { data: Record<string, string> };
    const secrets = container.env
      .filter(({ valueFrom }) => valueFrom.secretKeyRef.optional !== true)
      .map(({ name }) => name);

    expect(secrets).toEqual(['DATABASE_URL', 'JWT_SECRET']);
    expect(
      readEnvironment({
        NODE_ENV: 'production',
        ...data,
        DATABASE_URL: 'postgres://flyleaf:x@db:5432/flyleaf',
        JWT_SECRET: SECRETS.JWT_SECRET,
      }),
    ).toMatchObject({ mode: 'production', demoData: false });
  });
});
