import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // Lazy discovery: the whole route table would grow every first load (docs/decisions/0026).
  routeDiscovery: { mode: 'lazy', manifestPath: '/__routes' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
