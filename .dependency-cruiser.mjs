/**
 * The walls of docs/ARCHITECTURE.md that imports can break. `npm run walls` checks them, together
 * with the walls that names can break (scripts/walls/names.ts). Every wall here has a planted
 * violation in scripts/walls/walls.test.ts that proves it bites.
 */
const test = '\\.test\\.tsx?$';
const server = '^apps/server/src/';
const features = `${server}features/`;
const web = '^apps/web/app/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'No module waits for one that waits for it, for its types neither.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      comment: 'An import nothing resolves is an arrow no wall can see.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(\\./\\+types/|virtual:)' },
    },
    {
      name: 'oneirology-needs-zod-alone',
      severity: 'error',
      comment: 'The engine is pure and runs anywhere.',
      from: { path: '^packages/oneirology/src/', pathNot: test },
      to: { pathNot: ['^packages/oneirology/src/', 'node_modules/zod/'] },
    },
    {
      name: 'oneirology-reads-by-types-of-its-schema',
      severity: 'error',
      comment:
        'A page that reads a dream fetches no zod: the schemas are for whoever checks an analysis.',
      from: { path: '^packages/oneirology/src/', pathNot: test },
      to: { path: '^packages/oneirology/src/schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-needs-zod-and-schemas',
      severity: 'error',
      comment: 'What crosses a wall is made of zod and of the shape of an analysis, nothing else.',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: {
        pathNot: [
          '^packages/contract/src/',
          'node_modules/zod/',
          '^packages/oneirology/src/schema\\.ts$',
        ],
      },
    },
    {
      name: 'painter-needs-itself',
      severity: 'error',
      comment: 'The painter turns an analysis into pixels with nothing but arithmetic.',
      from: { path: '^packages/painter/src/', pathNot: test },
      to: { pathNot: ['^packages/painter/src/', '^packages/oneirology/src/'] },
    },
    {
      name: 'painter-takes-types-of-oneirology',
      severity: 'error',
      comment: 'It reads the shape of an analysis; it never makes one.',
      from: { path: '^packages/painter/src/', pathNot: [test, '/src/testing/'] },
      to: { path: '^packages/oneirology/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sdk-needs-the-contract',
      severity: 'error',
      comment: 'The client is typed by the contract; of zod it knows types only.',
      from: { path: '^packages/sdk/src/', pathNot: test },
      to: { pathNot: ['^packages/sdk/src/', '^packages/contract/src/', 'node_modules/zod/'] },
    },
    {
      name: 'sdk-runs-without-schemas',
      severity: 'error',
      comment: 'In a browser the client is a table of routes, not a validator.',
      from: { path: '^packages/sdk/src/', pathNot: test },
      to: {
        path: ['^packages/contract/src/', 'node_modules/zod/'],
        pathNot: '^packages/contract/src/routes\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      comment: 'They meet in the contract.',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'pages-run-without-schemas',
      severity: 'error',
      comment:
        'A page carries types and rules; what checks a request runs where it arrives. A form is read there.',
      from: {
        path: '^apps/web/app/',
        pathNot: [test, '\\.server\\.tsx?$', '(?:/|\\.)(?:server|form)\\.ts$'],
      },
      to: {
        path: ['^packages/contract/src/', '^packages/oneirology/src/schema', 'node_modules/zod/'],
        pathNot: '^packages/contract/src/(?:routes|wordings[^/]*|[^/]+\\.rules)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      comment: 'The server loads the built pages by their path, never their sources.',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: `${server}platform/`, pathNot: test },
      to: { path: features },
    },
    {
      name: 'providers-know-no-feature',
      severity: 'error',
      from: { path: `${server}providers/`, pathNot: test },
      to: { path: features },
    },
    {
      name: 'feature-through-its-face',
      severity: 'error',
      comment: 'A foreign feature is reached through its service, its job, or (to read) its table.',
      from: { path: `${features}([^/]+)/`, pathNot: test },
      to: {
        path: features,
        pathNot: [`${features}$1/`, `${features}[^/]+/(service|job|table)\\.ts$`],
      },
    },
    {
      name: 'features-meet-in-the-list',
      severity: 'error',
      comment:
        'What a feature brings is put together in one place, whoever else wants a part of it.',
      from: { path: server, pathNot: [test, `${server}features\\.ts$`] },
      to: { path: `${server}(features|platform)/[^/]+/feature\\.ts$` },
    },
    {
      name: 'foreign-table-to-read',
      severity: 'error',
      comment: 'Another feature’s table is for joins and references; who writes it is its service.',
      from: { path: `${features}([^/]+)/`, pathNot: [test, '[./](queries|table)\\.ts$'] },
      to: {
        path: `${features}[^/]+/table\\.ts$`,
        pathNot: `${features}$1/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-way-to-ask-a-consent',
      severity: 'error',
      comment:
        'Whether we may is said by `consents.has` alone: nobody reads the answers themselves.',
      from: { path: server, pathNot: `${features}consents/` },
      to: { path: `${features}consents/(table|queries|rules)\\.ts$` },
    },
    {
      name: 'feature-meets-port',
      severity: 'error',
      comment: 'Which adapter stands behind a port is decided by the composition root alone.',
      from: { path: features, pathNot: test },
      to: { path: `${server}providers/`, pathNot: '/port\\.ts$' },
    },
    {
      name: 'adapters-meet-features-in-app',
      severity: 'error',
      comment:
        'The composition root chooses the adapters; a command is a root of its own. What sets one up is read by the configuration.',
      from: {
        path: server,
        pathNot: [
          test,
          `${server}(app|adapters)\\.ts$`,
          `${server}(providers|features|testing|commands)/`,
        ],
      },
      to: { path: `${server}providers/`, pathNot: '/(port|settings)\\.ts$' },
    },
    {
      name: 'sql-in-queries',
      severity: 'error',
      comment: 'All SQL of a feature stands in its queries and its table.',
      from: {
        path: server,
        pathNot: [test, `${features}.*[./](queries|table)\\.ts$`, `${server}(platform|testing)/`],
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql/pglite)/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules and policies decide from what they are given.',
      from: { path: `${features}.*[./](rules|policy)\\.ts$` },
      to: {
        path: ['node_modules/(drizzle-orm|hono|pg-boss)/', `${server}platform/(db|http|jobs)/`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      comment: 'What only tests need never reaches the product.',
      from: { path: server, pathNot: [test, `${server}testing/`] },
      to: { path: [test, `${server}testing/`] },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      comment: 'The kit could ship in another product: it is given its words, and asks nobody.',
      from: { path: `${web}ui/`, pathNot: test },
      to: { path: [web, '^packages/'], pathNot: `${web}(ui|loading)/` },
    },
    {
      name: 'web-rules-are-pure',
      severity: 'error',
      comment: 'They decide from what they are given: no page, no browser, no call.',
      from: { path: `${web}features/.*[./](rules|wording)\\.ts$` },
      to: {
        path: [
          'node_modules/(react|react-dom|react-router)/',
          `${web}(api|ui|loading)/`,
          `${web}keeping/keep\\.ts`,
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-features-know-no-route',
      severity: 'error',
      from: {
        path: `${web}(features|ambience|api|head|help|keeping|language|loading|pages|prose|reader|ui)/`,
        pathNot: test,
      },
      to: { path: `${web}(routes/|routes\\.ts$|root\\.tsx$)` },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      comment: 'Features meet in routes.',
      from: { path: `${web}features/([^/]+)/`, pathNot: test },
      to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
    },
    {
      name: 'web-ground-knows-no-feature',
      severity: 'error',
      comment: 'What every feature stands on stands on none of them.',
      from: {
        path: `${web}(ambience|api|head|help|keeping|language|loading|pages|prose|reader)/`,
        pathNot: test,
      },
      to: { path: `${web}features/` },
    },
    {
      name: 'routes-apart',
      severity: 'error',
      comment: 'A page is composed of features, not of other pages.',
      from: { path: `${web}routes/`, pathNot: test },
      to: { path: `${web}routes/` },
    },
    {
      name: 'forms-go-to-their-page',
      severity: 'error',
      comment: 'A page is written to by its own action, with scripts and without them.',
      from: { path: `${web}routes/`, pathNot: test },
      to: { path: `${web}api/browser\\.ts$` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router|coverage)/' },
    // Types count: a feature that knows another's types knows the other.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['reverie-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.d.ts'],
    },
  },
};
