import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { clientKey } from '../http/client-key.ts';

/**
 * Returns a hash that distinguishes the senders of corrections of one laundromat. Without the secret it says nothing
 * about the sender, and the hashes of two laundromats cannot be linked.
 */
export function senderHash(secret: string, laundromatId: string, request: Request): string {
  return createHmac('sha256', secret)
    .update(`correction ${laundromatId} ${clientKey(request)}`)
    .digest('base64url');
}
