import { ApiError } from '../platform/api-error.ts';
import { breaks } from '../platform/hasura-error.ts';

/** The error as it came, unless it is a service that does not exist. */
export function serviceRefusal(error: unknown): unknown {
  if (!breaks(error, 'laundromat_services_service_id_fkey')) return error;
  const message = 'Service inconnu.';
  return new ApiError('invalidInput', { message, errors: { services: message }, cause: error });
}
