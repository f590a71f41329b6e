import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { createHmac } from 'node:crypto';

/** Providers assign up to this part of IPv6 to one customer, whose addresses share a limit. */
const ipv6Prefix = 48;

/** Returns the address or, for IPv6, the network of a sender, by which limits count. */
export const clientKey = (request: Request): string => ipKeyGenerator(request.ip ?? '', ipv6Prefix);

/** Without the secret a hash says nothing about the address, and hashes for two purposes cannot be linked. */
export function networkHash(secret: string, purpose: string, request: Request): string {
  return createHmac('sha256', secret)
    .update(`${purpose} ${clientKey(request)}`)
    .digest('base64url');
}

export const ownerNetwork = (secret: string, request: Request) => networkHash(secret, 'owner', request);

/** One hash for all laundromats, and one for this laundromat alone. */
export const reviewSender = (secret: string, request: Request, laundromatId: string) => ({
  senderHash: networkHash(secret, 'review', request),
  senderSlot: networkHash(secret, `review of ${laundromatId}`, request),
});
