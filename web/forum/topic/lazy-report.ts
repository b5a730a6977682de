import { lazyDialog } from '../../ui/overlays/lazy-dialog';

/** For pages whose menus open it. */
export const LazyReport = lazyDialog(async () => ({
  default: (await import('./report-dialog')).ReportWrittenDialog,
}));
