import { guestCookie } from '../platform/guest-cookie';

/** Identifies a guest browser until its prize expires. */
export const wheelGuest = guestCookie('atalaya_ruleta', 8 * 24 * 60 * 60);
