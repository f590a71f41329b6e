import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * Returns a hash that distinguishes the senders of corrections of one laundromat. Without the secret it says nothing
 * about the sender, and the hashes of two laundromats cannot be linked.
 */
export function senderHash(secret: string, laundromatId: string, request: Request): string {
  const sender = ipKeyGenerator(request.ip ?? '');
  return createHmac('sha256', secret).update(`correction ${laundromatId} ${sender}`).digest('base64url');
}
