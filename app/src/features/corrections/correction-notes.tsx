import { OutboxNotes } from '#app/offline/outbox/outbox-notes.tsx';
import { useFormOutbox } from '#app/offline/outbox/use-outbox.ts';
import { correctionTypes } from '#contract/corrections/correction-types.ts';
import type { CorrectionDraft } from './correction-block.tsx';

// The text of a refused correction is not restored: it is short enough to type again.
const restore = () => undefined;

export function CorrectionNotes({ laundromatId }: { laundromatId: string }) {
  const outbox = useFormOutbox({ kind: 'correction', place: laundromatId, isEmpty: true, restore });
  return (
    <OutboxNotes
      form={outbox}
      noun="signalement"
      text={({ body }) => correctionTypes[(body as CorrectionDraft).kind]}
      onGiveUp={restore}
    />
  );
}
