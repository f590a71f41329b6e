import type { z } from 'zod';
import type { FieldErrors } from '../http/errors.ts';
import { fieldName } from './field-names.ts';

export function frenchIssue(issue: z.core.$ZodRawIssue): string {
  const name = fieldName(issue.path);
  const text = problem(issue);
  return name ? `${name}\u00a0: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

function problem(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Ce champ est obligatoire.' : 'Cette valeur est du mauvais type.';
    case 'too_big':
      return issue.origin === 'string'
        ? `Ce texte est trop long (${issue.maximum} caractères au plus).`
        : 'Cette valeur est trop grande.';
    case 'too_small':
      return issue.origin === 'string' ? 'Ce texte est trop court.' : 'Cette valeur est trop petite.';
    default:
      return "Cette valeur n'est pas valide.";
  }
}

/** Returns the first message of each refused field, under the field's dotted path (`''` for the whole input). */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  return Object.fromEntries(messages);
}
