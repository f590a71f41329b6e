export const sessionCookie = 'lavoir_session';
export const refreshCookie = 'lavoir_refresh';
/** `1` while a session can be renewed. It holds no secret: pages look at it before asking who is signed in. */
export const signedInCookie = 'lavoir_signed_in';
/** Marks a browser in which the account was signed in: strangers' wrong passwords do not lock it out. */
export const deviceCookie = 'lavoir_device';

/** Set for ten seconds by the gateway of several servers after a write: the visitor then reads at the primary. */
export const wroteCookie = 'lavoir_wrote';

/** Time for which a token is valid. A dismissed administrator can still read until it expires. */
export const sessionSeconds = (role: string) => (role === 'admin' ? 2 : 15) * 60;

/** Browsers accept a cookie with this prefix only over TLS and from this very host, not from a subdomain. */
const securePrefix = '__Host-';

export function cookieNames(publicUrl: string) {
  const prefix = publicUrl.startsWith('https:') ? securePrefix : '';
  return {
    session: `${prefix}${sessionCookie}`,
    refresh: `${prefix}${refreshCookie}`,
    signedIn: `${prefix}${signedInCookie}`,
    device: `${prefix}${deviceCookie}`,
  };
}
