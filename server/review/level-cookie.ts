import { guestCookie } from '../platform/guest-cookie';

/** Who took the level test in this browser, as long as its result waits for an account. */
export const levelGuest = guestCookie('atalaya_nivel', 30 * 24 * 60 * 60);
