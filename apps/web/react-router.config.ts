import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A build is made aside and swapped in whole: the root's build says where.
  buildDirectory: process.env.REVERIE_WEB_BUILD || 'build',
  // The route table is short: sending it whole spares a request before each first navigation.
  routeDiscovery: { mode: 'initial' },
  // What keeps a form on the screen without a network must have come with the form.
  splitRouteModules: false,
} satisfies Config;
