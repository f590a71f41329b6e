import { type FormEvent, useEffect } from 'react';
import { type FieldErrors, type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useDiscardedTexts } from '#app/lib/device/device-draft.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { showFieldErrors, useFormChanges } from '#app/lib/forms/typed-form.ts';
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

/** Reads a stored draft: the fields that the form still has, with values of the same type. */
function fieldsLike<Values extends FieldValues>(empty: Values) {
  const types = new Map(
    Object.entries(empty).map(([name, value]) => [name, value === null ? 'string' : typeof value]),
  );
  return z
    .record(z.string(), z.unknown())
    .transform(
      (stored) =>
        Object.fromEntries(
          Object.entries(stored).filter(([name, value]) => typeof value === types.get(name)),
        ) as Partial<Values>,
    );
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
  const { schema, empty, initial = empty, known, isBlank, photos, onPhotos, item } = options;
  const { kind, place } = item;
  // One id for every attempt to send a text, so that an answer lost on the way does not store it twice.
  const textId = useTextId(`${kind}:${place}`);
  const { form } = useBegunForm(schema as z.ZodType<Output, Values>, {
    key: `${kind}:${place}`,
    typed: fieldsLike(empty),
    start: () => initial,
    isBlank,
  });
  useFormChanges(form, (values) => isBlank(values) && textId.clear());
  useKnownValues(form, known);
  const isEmpty = isBlank(useWatch({ control: form.control }) as Values) && !photos?.length;

  const restore = (queued: OutboxItem) => {
    // After a reload the form shows a newer text of this item.
    if (isEmpty) form.reset({ ...empty, ...queued.body });
    showFieldErrors(form, queued.refusal?.errors ?? {}, { focus: false });
    onPhotos?.(queued.photos ?? []);
    textId.adopt(queued);
  };
  const formOutbox = useFormOutbox({ kind, place, isEmpty, originId: textId.originId, restore });
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
    const originId = textId.originId();
    const unsure = outbox.items().find(({ id, state }) => id === originId && state === 'unsure');
    // Unless it was withdrawn meanwhile, the text replaces it.
    if (unsure) textId.adopt(unsure);
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
