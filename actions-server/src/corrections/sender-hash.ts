import type { Request } from 'express';
import { networkHash } from '../http/network-hash.ts';

/**
 * Returns a hash that distinguishes the senders of corrections of one laundromat. The hashes of two laundromats cannot be
 * linked.
 */
export function senderHash(secret: string, laundromatId: string, request: Request): string {
  return networkHash(secret, `correction ${laundromatId}`, request);
}
