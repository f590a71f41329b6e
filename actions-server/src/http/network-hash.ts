import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { createHmac } from 'node:crypto';

/**
 * Providers assign up to this part of IPv6 to one customer, for example with a rented server: its addresses share a
 * limit.
 */
const ipv6Prefix = 48;

export const clientKey = (request: Request): string => ipKeyGenerator(request.ip ?? '', ipv6Prefix);

/**
 * Returns a hash of the network address of a request. Without the secret it says nothing about the address, and hashes for
 * two purposes cannot be linked.
 */
export function networkHash(secret: string, purpose: string, request: Request): string {
  return createHmac('sha256', secret)
    .update(`${purpose} ${clientKey(request)}`)
    .digest('base64url');
}

export const ownerNetwork = (secret: string, request: Request) => networkHash(secret, 'owner', request);

/**
 * Hashes of the network address that sends a review: the same for all laundromats, and of the address together with this
 * laundromat.
 */
export const reviewSender = (secret: string, request: Request, laundromatId: string) => ({
  senderHash: networkHash(secret, 'review', request),
  senderSlot: networkHash(secret, `review of ${laundromatId}`, request),
});
