import { guestCookie } from '../platform/guest-cookie';

/** Identifies the browser that liked or saved posts. */
export const guestReader = guestCookie('atalaya_lector', 365 * 24 * 60 * 60);
