import { lazyDialog } from '../../ui/overlays/lazy-dialog';

/** The form of a record; its code loads when a record is opened. */
export const LazyResourceDrawer = lazyDialog(
  async () => ({ default: (await import('./resource-drawer')).ResourceDrawer }),
  ({ id }) => id !== null,
);
