import { useState } from 'react';
import { z } from 'zod';
import { newAuthoredId } from '#app/lib/device/client-id.ts';
import { type DeviceDraft, deviceDraft } from '#app/lib/device/device-draft.ts';
import type { OutboxItem } from '#app/offline/outbox/outbox-item.ts';

type TextId = Pick<OutboxItem, 'id' | 'editKey' | 'isCorrection'>;

const origin = z.object({ id: z.string() });

export function createTextId(saved: DeviceDraft<z.infer<typeof origin>>) {
  let current: TextId | undefined;
  return {
    /** Returns the id of the item whose text came back to the form, also after a reload. */
    originId(): string | undefined {
      const item = saved.read();
      return item && item !== 'unreadable' ? item.id : undefined;
    },
    /** The previous attempt may have arrived although its answer was lost, so the next one corrects it. */
    async next(): Promise<TextId> {
      const next = current ?? (await newAuthoredId());
      current = { ...next, isCorrection: true };
      return next;
    },
    adopt({ id, editKey }: OutboxItem) {
      saved.save({ id });
      current = { id, editKey, isCorrection: true };
    },
    clear() {
      saved.discard();
      current = undefined;
    },
  };
}

/** `form`: type and place of the item. */
export function useTextId(form: string) {
  return useState(() => createTextId(deviceDraft(`lavoir:text:origin:${form}`, origin)))[0];
}
