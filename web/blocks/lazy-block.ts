import { lazyDialog } from '../ui/overlays/lazy-dialog';

export const LazyBlock = lazyDialog(async () => ({ default: (await import('./block-dialog')).BlockDialog }));
