import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const ROOT = repositoryRoot();
const RULES = createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};

/** One file per rule that breaks it: rule, file, what it imports. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['neighbours-of-identity', 'src/modules/identity/adapters/a.ts', '#modules/matching/contracts/index.js'],
  [
    'neighbours-of-college-catalogue',
    'src/modules/college-catalogue/adapters/a.ts',
    '#modules/matching/contracts/index.js',
  ],
  [
    'neighbours-of-student-profile',
    'src/modules/student-profile/adapters/a.ts',
    '#modules/identity/domain/thing.js',
  ],
  ['neighbours-of-matching', 'src/modules/matching/adapters/a.ts', '#modules/student-profile/adapters/a.js'],
  ['neighbours-of-essays', 'src/modules/essays/adapters/a.ts', '#modules/matching/domain/engine/index.js'],
  [
    'neighbours-of-counseling-chat',
    'src/modules/counseling-chat/application/a.ts',
    '#modules/identity/domain/thing.js',
  ],
  [
    'neighbours-of-administration',
    'src/modules/administration/application/a.ts',
    '#modules/identity/domain/thing.js',
  ],
  ['undeclared-context', 'src/modules/astrology/domain/star.ts', '#shared-kernel/domain/thing.js'],
  ['domain-is-pure', 'src/modules/matching/domain/a.ts', 'node:fs'],
  ['kernel-domain-is-pure', 'src/shared-kernel/domain/a.ts', 'zod'],
  ['application-knows-no-adapter', 'src/modules/matching/application/a.ts', '../platform/b.js'],
  ['kernel-application-knows-no-adapter', 'src/shared-kernel/application/a.ts', '../platform/b.js'],
  ['contracts-are-flat', 'src/modules/matching/contracts/a.ts', '../application/b.js'],
  [
    'read-models-only-read',
    'src/modules/matching/adapters/read-models/a.read-model.ts',
    '../../domain/thing.js',
  ],
  [
    'neighbours-of-matching',
    'src/modules/matching/adapters/d.ts',
    '#modules/student-profile/contracts/inner.js',
  ],
  [
    'read-models-only-read',
    'src/modules/matching/list/adapters/read-models/columns.ts',
    '../../domain/thing.js',
  ],
  [
    'read-models-know-no-http',
    'src/modules/matching/adapters/read-models/c.read-model.ts',
    '../http/reply.js',
  ],
  ['product-knows-no-tooling', 'src/modules/matching/adapters/e.ts', '../../../../bench/measure.js'],
  ['demo-uses-commands', 'src/demo/demo.ts', '../modules/matching/adapters/b.js'],
  ['tools-call-over-http', 'bench/a.ts', '../src/modules/matching/adapters/http/reply.js'],
  ['scripts-stay-outside-the-server', 'scripts/a.ts', '../src/modules/matching/adapters/b.js'],
  ['kernel-knows-no-context', 'src/shared-kernel/platform/a.ts', '#modules/matching/contracts/index.js'],
  ['testing-stays-in-tests', 'src/modules/matching/adapters/c.ts', '../testing/builder.js'],
  ['web-imports-no-server', 'web/src/lib/a.ts', '../../../src/modules/matching/contracts/index.js'],
  ['features-are-strangers', 'web/src/features/matching/a.ts', '../identity/b.js'],
  ['features-know-no-route', 'web/src/features/matching/c.ts', '../../routes/home.js'],
  ['primitives-know-no-feature', 'web/src/components/ui/a.ts', '../../features/identity/b.js'],
  ['no-cycle', 'src/modules/identity/domain/chicken.ts', './egg.js'],
  ['no-broken-import', 'src/modules/identity/domain/c.ts', './nowhere.js'],
  ['no-development-package-in-the-server', 'src/modules/identity/adapters/d.ts', 'vitest'],
];

/** What the violations lean on, and what the rules must leave alone. */
const INNOCENT: Record<string, string> = {
  'src/modules/identity/domain/egg.ts': "import './chicken.js';",
  'src/modules/identity/domain/thing.ts': '',
  'src/modules/matching/domain/thing.ts': "import '#shared-kernel/domain/thing.js';",
  'src/modules/matching/domain/engine/index.ts': '',
  'src/modules/matching/contracts/index.ts': "import 'zod';",
  'src/modules/matching/application/b.ts':
    "import '#modules/student-profile/contracts/index.js';\nimport '@nestjs/cqrs';",
  'src/modules/matching/adapters/b.ts': "import '@nestjs/common';\nimport '../application/b.js';",
  'src/modules/matching/testing/builder.ts': '',
  'src/modules/matching/domain/thing.spec.ts': "import 'vitest';\nimport '../testing/builder.js';",
  'src/modules/student-profile/contracts/index.ts': '',
  'src/modules/administration/application/b.ts': "import '#modules/matching/contracts/index.js';",
  'src/modules/student-profile/contracts/inner.ts': '',
  'src/modules/matching/list/domain/thing.ts': "import '../../domain/thing.js';",
  'src/modules/matching/adapters/http/reply.ts': "import 'zod';",
  'src/demo/student.ts': "import '../modules/matching/application/b.js';",
  'bench/measure.ts': "import '../src/modules/matching/application/b.js';",
  'scripts/catalogue/b.ts': "import '../../src/modules/matching/domain/thing.js';",
  'src/shared-kernel/domain/thing.ts': '',
  'src/shared-kernel/platform/b.ts': '',
  'web/src/features/identity/b.ts': "import '../../lib/b.js';",
  'web/src/lib/b.ts': "import '#engine';",
  'web/src/routes/home.ts': "import '../features/identity/b.js';\nimport '../features/matching/a.js';",
};

interface Violation {
  rule: { name: string };
  from: string;
}

let folder: string;
let violations: Violation[];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-borders-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries(INNOCENT)) write(file, `${text}\nexport {};\n`);
  for (const [, file, imported] of VIOLATIONS) write(file, `import '${imported}';\nexport {};\n`);
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.borders.json', '.dependency-cruiser.cjs'])
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');

  violations = cruise();
}, 30_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function cruise(): Violation[] {
  const cruiser = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    cruiser,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'src',
    'web/src',
    'bench',
    'scripts',
  ];
  const report = execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(report) as { summary: { violations: Violation[] } }).summary.violations;
}

describe('the import rules', () => {
  it.each(VIOLATIONS)('%s catches a planted violation', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });

  it('have a planted violation for every rule', () => {
    expect(new Set(VIOLATIONS.map(([rule]) => rule))).toEqual(
      new Set(RULES.forbidden.map(({ name }) => name)),
    );
  });

  it('leave innocent imports alone', () => {
    const accused = new Set(violations.map(({ from }) => from));
    const innocent = Object.keys(INNOCENT).filter((file) => !file.endsWith('egg.ts'));

    expect(innocent.filter((file) => accused.has(file))).toEqual([]);
  });
});
