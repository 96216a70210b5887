import { Deployment as DeploymentModel } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { DemoSettings } from '../../src/demo/demo.settings.js';
import { FileSettings } from '#shared-kernel/platform/files/file-settings.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { readSettings } from '../../src/settings.js';
import { CONNECTIONS } from '#shared-kernel/platform/persistence/connections.js';
import { inRepository, ONE_RELEASE, readText, SECRETS } from './repository-files.js';

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

/** Validates an object against the schema that Kubernetes publishes for its kind. */
type Model = new (object: never) => { validate(): void };

const MODELS: Readonly<Record<string, Model>> = {
  ConfigMap,
  Deployment: DeploymentModel,
  HorizontalPodAutoscaler,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
};

/** Throws if an object does not match its kind. */
function validate(object: { kind: string }): void {
  const Model = MODELS[object.kind];
  if (Model === undefined) throw new Error(`No schema for ${object.kind}.`);
  new Model(object as never).validate();
}

describe('the Kubernetes manifests (O10)', () => {
  const FOLDER = 'deploy/kubernetes';
  const { resources } = parse(readText(`${FOLDER}/kustomization.yaml`)) as { resources: string[] };
  const objects = resources.flatMap((file) =>
    parseAllDocuments(readText(`${FOLDER}/${file}`)).map((document) => {
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

  it.each(objects)('has a valid $kind', (object) => {
    expect(() => validate(object)).not.toThrow();
  });

  it('would notice a field of the wrong kind', () => {
    const wrong = structuredClone(only('Deployment')) as { kind: string; spec: { replicas: unknown } };
    wrong.spec.replicas = 'two';

    expect(() => validate(wrong)).toThrow('replicas');
  });

  it('are all applied, and none of them is a secret', () => {
    const files = fs
      .readdirSync(inRepository(FOLDER))
      .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');

    expect(files.toSorted()).toEqual(resources.toSorted());
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('keep at least two replicas, also during node drains and rolling updates', () => {
    expect([spec.replicas, autoscaler.minReplicas]).toEqual([2, 2]);
    expect(only('PodDisruptionBudget')).toMatchObject({ apiVersion: 'policy/v1', spec: { minAvailable: 1 } });
    expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });

  it('never open more connections than PostgreSQL allows by default', () => {
    // 3 of 100 are for the operator.
    const ofAReplica = Object.values(CONNECTIONS).reduce((sum, some) => sum + some, 0);
    const atMost = (autoscaler.maxReplicas + spec.strategy.rollingUpdate.maxSurge) * ofAReplica;

    expect(autoscaler.maxReplicas).toBeGreaterThan(autoscaler.minReplicas);
    expect(atMost).toBeLessThan(100 - 3);
  });

  it('probe liveness without dependencies and readiness with them (O1)', () => {
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

  it('let a replica finish its requests (O5)', () => {
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

  it('request and limit CPU and memory, and name one release of the image', () => {
    for (const bounds of [container.resources.requests, container.resources.limits])
      expect(bounds).toEqual({
        cpu: expect.stringMatching(/^\d+m?$/) as string,
        memory: expect.stringMatching(/^\d+Mi$/) as string,
      });
    expect(container.image).toMatch(ONE_RELEASE);
    expect(container.image).toBe(
      `flyleaf:${(JSON.parse(readText('package.json')) as { version: string }).version}`,
    );
  });

  it('use the same labels for the replicas everywhere', () => {
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

  it('allow traffic only from the ingress, and only to DNS, the database and the object store', () => {
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
    expect(egress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([53, 53, 5432, 443]);
  });

  it('start the product with a configuration that production accepts', () => {
    const { data } = only('ConfigMap') as { data: Record<string, string> };
    const secrets = container.env
      .filter(({ valueFrom }) => valueFrom.secretKeyRef.optional !== true)
      .map(({ name }) => name);

    expect(secrets).toEqual(['DATABASE_URL', 'JWT_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']);
    const settings = readSettings({
      NODE_ENV: 'production',
      ...data,
      DATABASE_URL: 'postgres://flyleaf:x@db:5432/flyleaf',
      JWT_SECRET: SECRETS['JWT_SECRET'],
      S3_ACCESS_KEY: 'flyleaf',
      S3_SECRET_KEY: 'x',
    });
    expect(settings.get(FileSettings).s3?.bucket).toBe('flyleaf');
    expect(settings.get(PlatformSettings)).toMatchObject({ mode: 'production' });
    expect(settings.get(DemoSettings)).toEqual({ demoData: false });
  });
});
