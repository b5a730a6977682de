import { create } from 'zustand';

type Panel = 'menu' | 'search' | 'campus' | 'notifications';

/** Which panel of the shell is open; at most one. The cart keeps its own state (web/store/cart-store.ts). */
export const useShell = create<{ panel: Panel | null }>()(() => ({ panel: null }));

export const openPanel = (panel: Panel): void => useShell.setState({ panel });
export const closePanel = (): void => useShell.setState({ panel: null });
