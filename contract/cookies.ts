/** Cookies of a signed-in visitor. Neither of the first two can be read by a script. */

/** The 15-minute token that Hasura and the actions server read. */
export const sessionCookie = 'lavoir_session';
/** The 30-day token that renews the session; sent to `/api/auth` only. */
export const refreshCookie = 'lavoir_refresh';
/** `1` while a session can be renewed. It holds no secret: pages look at it before asking who is signed in. */
export const signedInCookie = 'lavoir_signed_in';
