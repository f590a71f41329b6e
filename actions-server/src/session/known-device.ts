import type { Request } from 'express';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { requestCookie } from './session.ts';

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Recognizes browsers in which an account was signed in or its password reset, by a random id signed for the account's
 * address. Only limits of wrong passwords read it.
 */
export function createKnownDevices(secret: string, cookieName: string) {
  const signature = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device ${id} ${email.toLowerCase()}`).digest();
  /** Returns the id of the device that sends a request; undefined where this account was never signed in. */
  const idOf = (request: Request, email: string): string | undefined => {
    const [id, signed] = requestCookie(request, cookieName)?.split('.', 2) ?? [];
    if (!id || !signed) return undefined;
    const [given, expected] = [Buffer.from(signed, 'base64url'), signature(id, email)];
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  };
  return {
    idOf,
    /** Returns the mark to set; a known device stays the same one, so that it cannot collect fresh limits. */
    markFor(request: Request, email: string): string {
      const id = idOf(request, email) ?? randomBytes(16).toString('base64url');
      return `${id}.${signature(id, email).toString('base64url')}`;
    },
  };
}
