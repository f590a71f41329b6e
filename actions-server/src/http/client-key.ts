import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Providers give a customer, who may be a stranger with a rented server, up to this part of IPv6. */
const ipv6Prefix = 48;

/** Returns the network address by which one sender is known to every limit: an IPv4 address, or a network of IPv6. */
export const clientKey = (request: Request): string => ipKeyGenerator(request.ip ?? '', ipv6Prefix);
