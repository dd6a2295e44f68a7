/**
 * One file for every wall that breaks it and nothing needs: planted into a copy of the checkout,
 * each must be found. `file` is what the wall must name, `also` what it needs beside it.
 */
export type Planted = { wall: string; file: string; source: string; also?: [string, string] };

const feature = 'apps/server/src/features';
const web = 'apps/web/app';

export const planted: Planted[] = [
  {
    wall: 'no-cycles',
    file: 'packages/oneirology/src/planted-egg.ts',
    source: "import { hen } from '#planted-hen.ts';\nexport const egg = () => hen;\n",
    also: [
      'packages/oneirology/src/planted-hen.ts',
      "import { egg } from '#planted-egg.ts';\nexport const hen = () => egg;\n",
    ],
  },
  {
    wall: 'every-import-resolves',
    file: 'packages/sdk/src/planted-nowhere.ts',
    source: "import '#nowhere-at-all.ts';\n",
  },
  {
    wall: 'oneirology-needs-zod-alone',
    file: 'packages/oneirology/src/planted.ts',
    source: "import '@reverie/contract';\n",
  },
  {
    wall: 'oneirology-reads-by-types-of-its-schema',
    file: 'packages/oneirology/src/planted-schema.ts',
    source: "import '#schema.ts';\n",
  },
  {
    wall: 'contract-needs-zod-and-schemas',
    file: 'packages/contract/src/planted.ts',
    source: "import '@reverie/oneirology';\n",
  },
  {
    wall: 'painter-needs-itself',
    file: 'packages/painter/src/planted.ts',
    source: "import 'node:fs';\n",
  },
  {
    wall: 'painter-takes-types-of-oneirology',
    file: 'packages/painter/src/planted-engine.ts',
    source: "import '@reverie/oneirology';\n",
  },
  {
    wall: 'sdk-needs-the-contract',
    file: 'packages/sdk/src/planted.ts',
    source: "import '@reverie/painter';\n",
  },
  {
    wall: 'sdk-runs-without-schemas',
    file: 'packages/sdk/src/planted-schemas.ts',
    source: "import '@reverie/contract';\n",
  },
  {
    wall: 'packages-know-no-app',
    file: 'packages/sdk/src/planted-app.ts',
    source: "import '../../../apps/server/src/config.ts';\n",
  },
  {
    wall: 'web-knows-no-server',
    file: `${web}/api/planted.ts`,
    source: "import '../../../server/src/config.ts';\n",
  },
  {
    wall: 'pages-run-without-schemas',
    file: `${web}/features/dreams/planted-schema.tsx`,
    source: "import '@reverie/contract/dreams';\n",
  },
  {
    wall: 'server-knows-no-web',
    file: 'apps/server/src/platform/planted-page.ts',
    source: "import '../../../web/app/routes.ts';\n",
  },
  {
    wall: 'platform-knows-no-feature',
    file: 'apps/server/src/platform/planted.ts',
    source: "import '#features/dreams/service.ts';\n",
  },
  {
    wall: 'providers-know-no-feature',
    file: 'apps/server/src/providers/image/planted.ts',
    source: "import '#features/dreams/service.ts';\n",
  },
  {
    wall: 'feature-through-its-face',
    file: `${feature}/planted/service.ts`,
    source: "import '#features/dreams/queries.ts';\n",
  },
  {
    wall: 'features-meet-in-the-list',
    file: `${feature}/planted/changes.ts`,
    source: "import '#features/dreams/feature.ts';\n",
  },
  {
    wall: 'foreign-table-to-read',
    file: `${feature}/planted/handler.ts`,
    source: "import '#features/dreams/table.ts';\n",
  },
  {
    wall: 'one-way-to-ask-a-consent',
    file: `${feature}/planted/queries.ts`,
    source: "import '#features/consents/table.ts';\n",
  },
  {
    wall: 'feature-meets-port',
    file: `${feature}/planted/job.ts`,
    source: "import '#providers/image/painter.ts';\n",
  },
  {
    wall: 'adapters-meet-features-in-app',
    file: 'apps/server/src/planted.ts',
    source: "import '#providers/image/painter.ts';\n",
  },
  {
    wall: 'sql-in-queries',
    file: `${feature}/planted/routes.ts`,
    source: "import 'drizzle-orm';\n",
  },
  {
    wall: 'rules-are-pure',
    file: `${feature}/planted/rules.ts`,
    source: "import '#platform/http/problem.ts';\n",
  },
  {
    wall: 'tests-stay-outside',
    file: 'apps/server/src/platform/planted-test.ts',
    source: "import '#testing/app.ts';\n",
  },
  {
    wall: 'ui-knows-no-domain',
    file: `${web}/ui/planted.ts`,
    source: "import '#messages/catalogue.ts';\n",
  },
  {
    wall: 'web-rules-are-pure',
    file: `${web}/features/planted/rules.ts`,
    source: "import 'react';\n",
  },
  {
    wall: 'web-features-know-no-route',
    file: `${web}/features/planted/page.ts`,
    source: "import '#routes/home.tsx';\n",
  },
  {
    wall: 'web-features-apart',
    file: `${web}/features/planted/neighbour.ts`,
    source: "import '#features/dreams/messages.fr.ts';\n",
  },
  {
    wall: 'web-ground-knows-no-feature',
    file: `${web}/language/planted.ts`,
    source: "import '#features/dreams/messages.fr.ts';\n",
  },
  {
    wall: 'routes-apart',
    file: `${web}/routes/planted.ts`,
    source: "import '#routes/home.tsx';\n",
  },
  {
    wall: 'forms-go-to-their-page',
    file: `${web}/routes/planted-form.ts`,
    source: "import '#api/browser.ts';\n",
  },
  { wall: 'closed-file-names', file: `${feature}/planted/manager.ts`, source: '' },
  { wall: 'closed-web-names', file: `${web}/features/planted/manager.ts`, source: '' },
  { wall: 'no-barrels', file: `${feature}/planted/index.ts`, source: '' },
  { wall: 'no-grab-bags', file: 'packages/painter/src/utils.ts', source: '' },
  { wall: 'kebab-case', file: 'packages/painter/src/PaintDream.ts', source: '' },
];
