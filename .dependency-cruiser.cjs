/** Who may know whom. A context not named here knows no other; the graph has no cycle. */
const NEIGHBOURS = {
  'student-profile': ['identity'],
  // Whoever keeps something of a person hears from identity when the account is removed.
  'college-catalogue': ['identity'],
  matching: ['identity', 'student-profile', 'college-catalogue'],
  identity: [],
  essays: ['identity', 'student-profile', 'college-catalogue', 'matching'],
  'counseling-chat': ['identity', 'student-profile', 'college-catalogue', 'matching', 'essays'],
  administration: [
    'identity',
    'student-profile',
    'college-catalogue',
    'matching',
    'essays',
    'counseling-chat',
  ],
};

const ANY_CONTEXT = '([^/]+)';
const SAME_CONTEXT = '$1';

/** A layer of a context or of one of its rooms: `matching/domain/`, `identity/sign-in/domain/`. */
const layerOf = (context, names) => `^src/modules/${context}/(?:(?:${names})|[^/]+/(?:${names}))/`;
const READ_MODELS = '/adapters/read-models/|\\.read-model\\.ts$';
const SPECS = '\\.(spec|bench)\\.tsx?$|/testing/';
const PACKAGE = 'node_modules/';

const neighbourRules = Object.entries(NEIGHBOURS).map(([context, known]) => ({
  name: `neighbours-of-${context}`,
  comment: `${context} knows ${known.length > 0 ? known.join(', ') : 'no other context'}, and only by their contracts.`,
  severity: 'error',
  from: { path: `^src/modules/${context}/`, pathNot: SPECS },
  to: {
    path: '^src/modules/',
    pathNot: [
      `^src/modules/${context}/`,
      ...known.map((name) => `^src/modules/${name}/contracts/index\\.ts$`),
    ],
  },
}));

module.exports = {
  forbidden: [
    ...neighbourRules,
    {
      name: 'undeclared-context',
      comment: 'A new context is declared among the neighbours first.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: `^src/modules/(${Object.keys(NEIGHBOURS).join('|')})/` },
      to: {},
    },
    {
      name: 'domain-is-pure',
      comment: 'Domain imports its own domain and the shared kernel’s: no package, no Node.',
      severity: 'error',
      from: { path: layerOf(ANY_CONTEXT, 'domain'), pathNot: SPECS },
      to: { pathNot: [layerOf(SAME_CONTEXT, 'domain'), '^src/shared-kernel/domain/'] },
    },
    {
      name: 'kernel-domain-is-pure',
      severity: 'error',
      from: { path: '^src/shared-kernel/domain/', pathNot: SPECS },
      to: { pathNot: '^src/shared-kernel/domain/' },
    },
    {
      name: 'application-knows-no-adapter',
      comment: 'Application adds neighbours’ contracts and Nest’s common and cqrs packages.',
      severity: 'error',
      from: { path: layerOf(ANY_CONTEXT, 'application'), pathNot: SPECS },
      to: {
        pathNot: [
          layerOf(SAME_CONTEXT, 'domain|application|contracts'),
          '^src/modules/[^/]+/contracts/',
          '^src/shared-kernel/(domain|application)/',
          `${PACKAGE}@nestjs/(common|cqrs)/`,
        ],
      },
    },
    {
      name: 'kernel-application-knows-no-adapter',
      severity: 'error',
      from: { path: '^src/shared-kernel/application/', pathNot: SPECS },
      to: { pathNot: ['^src/shared-kernel/(domain|application)/', `${PACKAGE}uuid/`] },
    },
    {
      name: 'contracts-are-flat',
      comment:
        'A contract shows events, facades and the shape of what they hand over, nothing of how it is made.',
      severity: 'error',
      from: { path: layerOf(ANY_CONTEXT, 'contracts'), pathNot: SPECS },
      to: {
        pathNot: [
          layerOf(SAME_CONTEXT, 'domain|contracts'),
          '^src/modules/[^/]+/contracts/',
          '^src/shared-kernel/domain/',
          // How a number is written in an address.
          '^src/shared-kernel/platform/http/requests/plain-number\\.ts$',
          `${PACKAGE}zod/`,
        ],
      },
    },
    {
      name: 'read-models-only-read',
      comment: 'A read model is SQL and a row type: neither domain nor application, wherever it is called.',
      severity: 'error',
      from: { path: READ_MODELS, pathNot: SPECS },
      to: { path: layerOf(ANY_CONTEXT, 'domain|application') },
    },
    {
      name: 'read-models-know-no-http',
      comment:
        'A row type is the reply or is mapped to it by the controller; a read model has never heard of HTTP.',
      severity: 'error',
      from: { path: READ_MODELS, pathNot: SPECS },
      to: {
        path: [
          '/adapters/http/',
          '^src/shared-kernel/platform/http/',
          `${PACKAGE}(fastify|@nestjs/swagger)/`,
        ],
      },
    },
    {
      name: 'kernel-knows-no-context',
      severity: 'error',
      from: { path: '^src/shared-kernel/' },
      to: { path: '^src/modules/' },
    },
    {
      name: 'product-knows-no-tooling',
      comment: 'Tests, benchmarks and scripts know the product; it does not know them.',
      severity: 'error',
      from: { path: '^(src|web/src|db)/', pathNot: SPECS },
      to: { path: '^(bench|faults|scripts|test)/' },
    },
    {
      name: 'demo-uses-commands',
      comment: 'The demo student is made as a real one is: by commands with the values they take.',
      severity: 'error',
      from: { path: '^src/demo/' },
      to: {
        path: '^src/modules/',
        pathNot: [layerOf('[^/]+', 'domain|application'), '/contracts/index\\.ts$'],
      },
    },
    {
      name: 'tools-call-over-http',
      comment:
        'Benchmarks, faults and scripts call the product over HTTP; they import no controller and no schema of one.',
      severity: 'error',
      from: { path: '^(bench|faults|scripts)/' },
      to: { path: '^src/modules/.*/adapters/http/' },
    },
    {
      name: 'scripts-stay-outside-the-server',
      comment: 'A script may use pure domain code and the composition root, nothing in between.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^src/(modules|shared-kernel)/',
        pathNot: [layerOf('[^/]+', 'domain'), '^src/shared-kernel/domain/'],
      },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^(src|web/src)/', pathNot: SPECS },
      to: { path: '/testing/|\\.spec\\.tsx?$' },
    },
    {
      name: 'web-imports-no-server',
      comment:
        'The pure engine of matching, the rules of applications, the check of authorship records and the names of the states are the only server code the web may import.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^(src|db|test)/',
        pathNot:
          '^src/(modules/(matching/(domain/engine|applications/domain)|essays/domain/authorship)/|shared-kernel/domain/us-states\\.ts)',
      },
    },
    {
      name: 'features-are-strangers',
      comment: 'A route brings features together; a feature never imports another.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'features-know-no-route',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/(routes|app)/' },
    },
    {
      name: 'primitives-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(components|lib)/' },
      to: { path: '^web/src/(features|routes|app)/' },
    },
    {
      name: 'no-cycle',
      comment: 'Two files that name each other’s types are fine; two that need each other to run are not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-broken-import',
      severity: 'error',
      from: {},
      // Scripts start what was built, which a fresh checkout does not have yet.
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
    {
      name: 'no-development-package-in-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: SPECS },
      to: { dependencyTypes: ['npm-dev'], pathNot: `${PACKAGE}@types/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/src/api/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.borders.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
    },
  },
};
