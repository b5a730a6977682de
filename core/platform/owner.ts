/** A request that was stored on a device names the user whom it is sent for; another one's session does not take it. */
export const OWNER_HEADER = 'x-sent-for';
