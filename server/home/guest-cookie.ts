import { guestCookie } from '../platform/guest-cookie';

/** The guest who turned the wheel in this browser, as long as a prize can still be claimed. */
export const wheelGuest = guestCookie('atalaya_ruleta', 8 * 24 * 60 * 60);
