import { create } from 'zustand';

type Panel = 'menu' | 'search' | 'campus' | 'notifications';

/** The open panel, at most one. The cart has its own state (web/store/cart/cart-store.ts). */
export const useShell = create<{ panel: Panel | null }>()(() => ({ panel: null }));

export const openPanel = (panel: Panel): void => useShell.setState({ panel });
export const closePanel = (): void => useShell.setState({ panel: null });
