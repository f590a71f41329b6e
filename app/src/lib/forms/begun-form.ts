import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { deviceDraft, useDiscardedTexts } from '#app/lib/device/device-draft.ts';
import { useFormChanges, useTypedForm } from './typed-form.ts';

interface BegunText<Values> {
  key: string;
  /** Reads the stored values; `start` returns those of an empty form. */
  typed: z.ZodType<Partial<Values>>;
  start: () => Values;
  /** Returns true for values that are not worth keeping. */
  isBlank?: (values: Values) => boolean;
}

/** A form whose values the device keeps while they are typed, until `discard` or the sign-out. */
export function useBegunForm<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
  { key, typed, start, isBlank = () => false }: BegunText<Values>,
) {
  const [draft] = useState(() => deviceDraft(`lavoir:text:${key}`, typed));
  const [initial] = useState(() => {
    const begun = draft.read();
    return { ...start(), ...(begun !== 'unreadable' && begun) };
  });
  const form = useTypedForm(schema, { defaultValues: initial as DefaultValues<Values> });
  useFormChanges(form, (values) => (isBlank(values) ? draft.discard() : draft.save(values)));
  useDiscardedTexts(() => {
    form.reset(start());
    draft.discard();
  });
  return { form, discard: draft.discard };
}
