import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // A page brings the routes that it links to, not all of them: the whole table weighed 6 kB of every first load, and grew.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__routes' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
