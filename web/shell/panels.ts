// Loaded on demand: each brings Radix's dialog.
export const loadMenu = () => import('./site/mobile-menu');
export const loadSearch = () => import('../search/search-overlay');
export const loadCart = () => import('../store/cart/cart-drawer');
export const loadCampusMenu = () => import('./campus/campus-menu');
export const loadNotifications = () => import('../push/notifications-panel');
