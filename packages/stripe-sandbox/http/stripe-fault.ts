export interface FaultDetails {
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  code?: string;
  param?: string;
  decline_code?: string;
  payment_intent?: unknown;
}

/** A refusal in Stripe's own shape. */
export class StripeFault extends Error {
  readonly status: number;
  readonly details: FaultDetails;

  constructor(status: number, message: string, details: FaultDetails = {}) {
    super(message);
    this.status = status;
    this.details = { type: 'invalid_request_error', ...details };
  }
}

/** A payment that failed: the answer is an error, and yet what was done stays done. */
export class KeptFault extends StripeFault {
  constructor(message: string, details: FaultDetails) {
    super(402, message, details);
  }
}

/** The 404 of an id that Stripe does not know; 400 when the id came as a parameter. */
export function noSuch(kind: string, id: string, param = 'id'): StripeFault {
  const status = param === 'id' ? 404 : 400;
  return new StripeFault(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

export function badRequest(message: string, param?: string, code?: string): StripeFault {
  return new StripeFault(400, message, { param, code });
}
