import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * Providers assign up to this part of IPv6 to one customer, for example with a rented server: its addresses share a
 * limit.
 */
const ipv6Prefix = 48;

/** Returns the key under which every limit counts a sender: an IPv4 address, or a network of IPv6. */
export const clientKey = (request: Request): string => ipKeyGenerator(request.ip ?? '', ipv6Prefix);
