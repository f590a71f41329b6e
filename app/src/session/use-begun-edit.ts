import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { deviceDraft, useOtherTabs } from '#app/lib/device/device-draft.ts';
import { useFormChanges } from '#app/lib/forms/typed-form.ts';
import type { BegunEdit } from '#app/lib/forms/use-edit.ts';

interface EditedForm<Values> {
  subject: string;
  typed: z.ZodType<Values>;
  edit: {
    begun: () => BegunEdit<Values> | null;
    isResumed: boolean;
    resume: (edit: BegunEdit<Values>) => boolean;
    undo: () => void;
  };
  isShown?: boolean;
}

/** Keeps an edit on the device while it is typed, and shows it when the form is opened again, until `discard`. */
export function useBegunEdit<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe'>,
  { subject, typed, edit, isShown = true }: EditedForm<Values>,
) {
  const [draft] = useState(() =>
    deviceDraft(
      `lavoir:text:edit:${subject}`,
      z.object({ typed, shown: typed, seen: z.record(z.string(), z.unknown()) }),
    ),
  );
  const isTakingOver = useRef(false);
  const takeOver = (begun: BegunEdit<Values> | null) => {
    if (!begun) return;
    isTakingOver.current = true;
    const hasChanges = edit.resume(begun);
    isTakingOver.current = false;
    if (!hasChanges) draft.discard();
  };
  const resume = useEffectEvent(() => {
    const begun = draft.read();
    if (begun !== 'unreadable') takeOver(begun);
  });
  useEffect(() => {
    if (isShown) resume();
  }, [isShown]);
  useOtherTabs(draft, takeOver);
  useFormChanges(form, () => {
    if (isTakingOver.current) return;
    const begun = edit.begun();
    if (begun) draft.save(begun);
    else draft.discard();
  });

  const startOver = () => {
    edit.undo();
    draft.discard();
  };
  return { isResumed: edit.isResumed, discard: draft.discard, startOver };
}
