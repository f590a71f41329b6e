import { type FormEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { z } from 'zod';
import { deviceDraft, useDiscardedTexts } from '#app/lib/device/device-draft.ts';
import { showFieldErrors, useFormChanges, useTypedForm } from '#app/lib/forms/typed-form.ts';
import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import type { Delivery } from '#app/offline/outbox/outbox-delivery.ts';
import type { OutboxItem } from '#app/offline/outbox/outbox-item.ts';
import { useFormOutbox } from '#app/offline/outbox/use-outbox.ts';
import { useTextId } from './sent-text-id.ts';

interface QueuedFormOptions<Values, Output> {
  schema: z.ZodType<Output>;
  empty: Values;
  /** Values of a new form, `empty` where they are left out. */
  initial?: Values;
  /** Values of the account, for fields that are still empty. */
  known?: Partial<Values>;
  /** Returns true for values whose loss nobody would notice. */
  isBlank: (values: Values) => boolean;
  photos?: readonly ChosenPhoto[];
  onPhotos?: (photos: readonly ChosenPhoto[]) => void;
  item: Pick<OutboxItem, 'kind' | 'place' | 'title' | 'endpoint'>;
}

interface Submission<Values extends FieldValues> {
  /** Called before the values are sent; returns false to keep them in the form. */
  check?: (form: HTMLFormElement) => boolean;
  onInvalid: (errors: FieldErrors<Values>) => void;
  onDelivered: (delivery: Delivery) => void;
}

const typedValues = z.record(z.string(), z.unknown());

/** Returns the fields of a stored draft that the form still has, with values of the same type. */
function fieldsOfDraft(stored: Record<string, unknown> | string | null, empty: object): object {
  const types = new Map(
    Object.entries(empty).map(([name, value]) => [name, value === null ? 'string' : typeof value]),
  );
  const fields = typeof stored === 'object' ? Object.entries(stored ?? {}) : [];
  return Object.fromEntries(fields.filter(([name, value]) => typeof value === types.get(name)));
}

function useDraftedForm<Values extends FieldValues, Output>(
  { schema, empty, initial = empty, isBlank, item }: QueuedFormOptions<Values, Output>,
  onBlank: () => void,
) {
  const [draft] = useState(() => deviceDraft(`lavoir:text:${item.kind}:${item.place}`, typedValues));
  const [begun] = useState(() => ({ ...initial, ...fieldsOfDraft(draft.read(), empty) }));
  const form = useTypedForm(schema as z.ZodType<Output, Values>, {
    defaultValues: begun as DefaultValues<Values>,
  });
  useFormChanges(form, (values) => {
    if (!isBlank(values)) return void draft.save(values);
    onBlank();
    draft.discard();
  });
  return form;
}

function useKnownValues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  known: Partial<Values> = {},
) {
  const knownFields = JSON.stringify(known);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(knownFields) as Values)) {
      const field = name as Path<Values>;
      if (form.getValues(field) === '') form.setValue(field, value);
    }
  }, [form, knownFields]);
}

/**
 * A form whose text goes through the outbox. It is saved on the device while it is typed, and returns to the form when
 * the server refuses it (`returned`) or the visitor takes it back (`takeBack`, only into an empty form).
 */
export function useQueuedForm<Values extends FieldValues, Output>(
  options: QueuedFormOptions<Values, Output>,
) {
  const { empty, known, isBlank, photos, onPhotos, item } = options;
  // One id for every attempt to send a text, so that an answer lost on the way does not store it twice.
  const textId = useTextId();
  const form = useDraftedForm(options, textId.clear);
  useKnownValues(form, known);
  const isEmpty = isBlank(useWatch({ control: form.control }) as Values) && !photos?.length;

  const restore = (queued: OutboxItem) => {
    form.reset({ ...empty, ...queued.body });
    showFieldErrors(form, queued.refusal?.errors ?? {}, { focus: false });
    onPhotos?.(queued.photos ?? []);
    textId.adopt(queued);
  };
  const { kind, place } = item;
  const formOutbox = useFormOutbox({ kind, place, isEmpty, restore });
  const { outbox, returned } = formOutbox;
  const clear = () => {
    form.reset({ ...empty, ...known });
    onPhotos?.([]);
  };

  useDiscardedTexts(() => {
    form.reset(empty);
    onPhotos?.([]);
  });

  const deliver = async (): Promise<Delivery> => {
    const identity = await textId.next();
    const delivery = await outbox.deliver({
      ...identity,
      ...item,
      body: form.getValues(),
      ...(photos?.length && { photos }),
    });
    if (delivery.state === 'refused') showFieldErrors(form, delivery.refusal.errors);
    else if (returned && returned.id !== identity.id) void outbox.take(returned.id);
    return delivery;
  };

  const submit = async (
    event: FormEvent<HTMLFormElement>,
    { check, onInvalid, onDelivered }: Submission<Values>,
  ) => {
    const element = event.currentTarget;
    const deliveries: Delivery[] = [];
    const send = async () => {
      if (!check || check(element)) deliveries.push(await deliver());
    };
    await form.handleSubmit(send, onInvalid)(event);
    for (const delivery of deliveries) {
      if (delivery.state !== 'refused') clear();
      onDelivered(delivery);
    }
  };

  return { form, formOutbox, clear, submit, takeBack: isEmpty ? restore : undefined };
}
