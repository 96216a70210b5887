/** Who may know whom. A context not named here knows no other; the graph has no cycle. */
const NEIGHBOURS = {
  'student-profile': ['identity'],
  // Whoever keeps something of a person hears from identity when the account is removed.
  'college-catalogue': ['identity'],
  matching: ['identity', 'student-profile', 'college-catalogue'],
  identity: [],
  administration: ['identity', 'student-profile', 'college-catalogue', 'matching'],
};

const ANY_CONTEXT = '([^/]+)';
const SAME_CONTEXT = '$1';

/** A layer of a context or of one of its rooms: `matching/domain/`, `identity/sign-in/domain/`. */
const layerOf = (context, names) => `^src/modules/${context}/(?:(?:${names})|[^/]+/(?:${names}))/`;
const SPECS = '\\.(spec|bench)\\.tsx?$|/testing/';
const PACKAGE = 'node_modules/';

const neighbourRules = Object.entries(NEIGHBOURS).map(([context, known]) => ({
  name: `neighbours-of-${context}`,
  comment: `${context} knows ${known.length > 0 ? known.join(', ') : 'no other context'}, and only by their contracts.`,
  severity: 'error',
  from: { path: `^src/modules/${context}/`, pathNot: SPECS },
  to: {
    path: '^src/modules/',
    pathNot: [`^src/modules/${context}/`, ...known.map((name) => `^src/modules/${name}/contracts/`)],
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
        pathNot: [layerOf(SAME_CONTEXT, 'domain|contracts'), '^src/shared-kernel/domain/', `${PACKAGE}zod/`],
      },
    },
    {
      name: 'read-models-only-read',
      comment: 'A read model is SQL and a row type: neither domain nor application.',
      severity: 'error',
      from: { path: '\\.read-model\\.ts$' },
      to: { path: layerOf(ANY_CONTEXT, 'domain|application') },
    },
    {
      name: 'kernel-knows-no-context',
      severity: 'error',
      from: { path: '^src/shared-kernel/' },
      to: { path: '^src/modules/' },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^(src|web/src)/', pathNot: SPECS },
      to: { path: '/testing/|\\.spec\\.tsx?$' },
    },
    {
      name: 'web-imports-no-server',
      comment: 'The pure engine of matching is the only server code the web may import.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(src|db|test)/', pathNot: '^src/modules/matching/domain/engine/' },
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
    { name: 'no-broken-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
