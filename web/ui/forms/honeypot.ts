/** The name of a field that is hidden from people, so that only a bot fills it in. */
export const HONEYPOT_FIELD = 'website';
