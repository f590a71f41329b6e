import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, useForm, type UseFormProps } from 'react-hook-form';
import type { z } from 'zod';
import { frenchIssue } from '#contract/validation/validation-messages.ts';

/** A react-hook-form form validated by a schema of contract/, with the messages of the server. */
export function useTypedForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'>,
) {
  return useForm<Input, unknown, Output>({
    ...options,
    resolver: zodResolver(schema, { error: frenchIssue }),
  });
}
