import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import {
  type DeviceDraft,
  deviceDraft,
  useDiscardedTexts,
  useOtherTabs,
} from '#app/lib/device/device-draft.ts';
import { useFormChanges, useTypedForm } from './typed-form.ts';

interface BegunText<Values> {
  key: string;
  /** The values that are stored, without passwords; `start` returns those of an empty form. */
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
  const [initial] = useState((): Values => {
    const begun = draft.read();
    return { ...start(), ...(begun === 'unreadable' ? null : begun) };
  });
  const form = useTypedForm(schema, { defaultValues: initial as DefaultValues<Values> });
  const save = (values: Values) => {
    const begun = typed.safeParse(values).data;
    if (!begun || isBlank(values)) draft.discard();
    else draft.save(begun);
  };
  // Another tab knows nothing of the values that are not stored.
  const valuesBeside = (saved: Partial<Values> | null): Values => ({
    ...form.getValues(),
    ...typed.safeParse(start()).data,
    ...saved,
  });
  useDraftOfForm(form, { ...draft, save, valuesOf: valuesBeside });
  useDiscardedTexts(() => {
    form.reset(start());
    draft.discard();
  });
  return { form, discard: draft.discard };
}

interface DraftOfForm<Values, Draft> extends Pick<DeviceDraft<Draft>, 'key' | 'read'> {
  save: (values: Values) => unknown;
  valuesOf: (draft: Draft | null) => Values;
}

/** Saves a form while it is typed, and shows what another tab saves: this one would overwrite it with older values. */
export function useDraftOfForm<Values extends FieldValues, Draft>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset'>,
  { save, valuesOf, ...draft }: DraftOfForm<Values, Draft>,
): void {
  const isTakingOver = useRef(false);
  useFormChanges(form, (values) => {
    if (!isTakingOver.current) save(values);
  });
  useOtherTabs(draft, (saved) => {
    isTakingOver.current = true;
    form.reset(valuesOf(saved));
    isTakingOver.current = false;
  });
}
