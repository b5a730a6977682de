import { guestCookie } from '../platform/guest-cookie';

/** Identifies the visitor who took the level test until an account takes it over. */
export const levelGuest = guestCookie('atalaya_nivel', 30 * 24 * 60 * 60);
