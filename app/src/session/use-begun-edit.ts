import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { deviceDraft } from '#app/lib/device/device-draft.ts';
import type { BegunEdit } from '#app/lib/forms/use-edit.ts';
import { useSession } from './session-context.tsx';

interface Edit<Values> {
  begun: () => BegunEdit<Values>;
  resume: (edit: BegunEdit<Values>) => void;
}

/** Keeps what was typed when the session ends, until the form is shown again after the login. */
export function useBegunEdit<Values>(
  subject: string,
  values: z.ZodType<Values>,
  edit: Edit<Values>,
  isShown = true,
): void {
  const session = useSession();
  const [draft] = useState(() =>
    deviceDraft(
      `lavoir:text:edit:${subject}`,
      z.object({ typed: values, shown: values, seen: z.record(z.string(), z.unknown()) }),
    ),
  );
  const resume = useEffectEvent(() => {
    const begun = draft.read();
    if (begun && begun !== 'unreadable') edit.resume(begun);
    draft.discard();
  });
  const keep = useEffectEvent(() => {
    const state = session.state();
    const begun = edit.begun();
    const isTyped = JSON.stringify(begun.typed) !== JSON.stringify(begun.shown);
    if (state.status === 'anonymous' && state.isEnded && isTyped) draft.save(begun);
  });
  useEffect(() => {
    if (isShown) resume();
  }, [isShown]);
  useEffect(() => () => keep(), []);
}
