export interface Answer {
  status: number;
  body: unknown;
}

interface FaultDetails {
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  code?: string;
  param?: string;
}

export class StripeFault extends Error {
  readonly status: number;
  readonly details: FaultDetails;

  constructor(status: number, message: string, details: FaultDetails = {}) {
    super(message);
    this.status = status;
    this.details = { type: 'invalid_request_error', ...details };
  }
}

/** A failed payment: the response is an error, but the changes are committed. */
export class CardFault extends StripeFault {
  constructor(message: string, code: string) {
    super(402, message, { type: 'card_error', code });
  }
}

/** Returns the error of an unknown id: 404, or 400 when the id is a parameter. */
export function noSuch(kind: string, id: string, param = 'id'): StripeFault {
  const status = param === 'id' ? 404 : 400;
  return new StripeFault(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

export const badRequest = (message: string, code?: string) => new StripeFault(400, message, { code });
