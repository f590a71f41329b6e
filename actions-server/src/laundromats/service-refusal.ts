import { ApiError } from '../http/api-error.ts';
import { breaks } from '../hasura/hasura-error.ts';

/** Returns the error unchanged, unless it is about an unknown service. */
export function serviceRefusal(error: unknown): unknown {
  if (!breaks(error, 'laundromat_services_service_id_fkey')) return error;
  const message = 'Service inconnu.';
  return new ApiError('invalidInput', { message, errors: { services: message }, cause: error });
}
