import { errorCatalogue, type ErrorAnswer, type ErrorCode, type FieldErrors } from '#contract/http/errors.ts';
import { isJson, parseObject } from './json-answer.ts';

interface FailureDetails {
  status: number;
  code?: ErrorCode;
  errors?: FieldErrors;
  sentence?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly errors: FieldErrors;
  readonly sentence: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, details: FailureDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiFailure';
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? {};
    this.sentence = details.sentence;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function reasonOf(failure: unknown): string | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  return Object.values(failure.errors)[0] ?? failure.sentence;
}

/** The message is the status with the body or status text; `sentence` is for visitors. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const { status } = response;
  const body = await response.text().catch(() => '');
  const answer: Partial<ErrorAnswer & { error: unknown }> = (isJson(response) && parseObject(body)) || {};
  const sentence = textOf(answer.message) ?? textOf(answer.error);
  const wait = Math.ceil((requestedPauseMs(response.headers) ?? 0) / 1000);
  return new ApiFailure(`${status}: ${body || response.statusText}`, {
    status,
    code: answer.code,
    errors: answer.errors,
    sentence: status === 429 && wait > 0 ? retrySentence(wait, sentence) : sentence,
    retryAfterSeconds: wait > 0 ? wait : undefined,
  });
}

/** Returns the pause of a `Retry-After`, given in seconds or as a date; null when it requests none. */
export function requestedPauseMs(headers: Headers, now = Date.now()): number | null {
  // A proxy may add its own: the first counts.
  const [requested = ''] = (headers.get('Retry-After') ?? '').trim().split(/,(?! \d\d )/);
  if (/^\d+$/.test(requested)) return Number(requested) * 1000 || null;
  // The date follows the server's clock, which may differ from the device's.
  const serverNow = Date.parse(headers.get('Date') ?? '') || now;
  const pause = /^\D/.test(requested) ? Date.parse(requested) - serverNow : 0;
  return pause > 0 ? pause : null;
}

export function unreachable(cause?: unknown): ApiFailure {
  const sentence = 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.';
  return new ApiFailure(sentence, { status: 0, sentence, cause });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const longestNamedSeconds = 24 * 3_600;

/** Returns the server's sentence, else one with the time, rounded up: a retry after it succeeds. */
export function retrySentence(seconds: number, sentence?: string): string {
  const { message } = errorCatalogue.tooManyRequests;
  if ((sentence && sentence !== message) || seconds > longestNamedSeconds) return sentence ?? message;
  const minutes = Math.ceil(seconds / 60);
  const inMinutes = minutes < 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'heure');
  const time = seconds < 60 ? plural(seconds, 'seconde') : inMinutes;
  return `Trop de tentatives. Veuillez réessayer dans ${time}.`;
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count > 1 ? 's' : ''}`;
}
