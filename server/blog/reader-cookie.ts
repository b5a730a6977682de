import { guestCookie } from '../platform/guest-cookie';

/** The browser that marked posts. */
export const guestReader = guestCookie('atalaya_lector', 365 * 24 * 60 * 60);
