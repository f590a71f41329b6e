import { type FormEvent, useEffect, useRef, useState } from 'react';
import { spaced } from '#contract/site/french-spacing.ts';
import { localDay } from '#app/lib/local-day.ts';
import type { OutboxItem } from '#app/offline/outbox-item.ts';
import { OutboxNotes } from '#app/offline/outbox-notes.tsx';
import { useTextId } from '#app/offline/text-id.ts';
import { useFormOutbox } from '#app/offline/use-outbox.ts';
import { queuedNotice } from '#app/offline/waiting-news.ts';
import { Button } from '#app/ui/button.tsx';
import { RatingField } from '#app/ui/rating-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { emptyDraft, isBlank, missingFields, requiredMessage, type ReviewDraft } from './review-draft.ts';

interface ReviewFormProps {
  laundromatId: string;
  laundromatName: string;
  /** The review is stored: what is shown should be read anew. */
  onPosted: () => void;
}

/** A review by anybody, signed in or not. What is typed stays until it is stored. */
export function ReviewForm({ laundromatId, laundromatName, onPosted }: ReviewFormProps) {
  const [draft, setDraft] = useState<ReviewDraft>(emptyDraft);
  const [checked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // One id for every attempt to send the same review, so that an answer lost on the way makes no second one.
  const textId = useTextId();
  const isEmpty = isBlank(draft);
  const restore = (item: OutboxItem) => {
    setDraft({ ...emptyDraft, ...item.body });
    setRefusals(item.refusal?.errors ?? {});
    textId.adopt(item);
  };
  const outboxForm = useFormOutbox({ kind: 'review', place: laundromatId, isEmpty, restore });
  const { outbox, sent, returned } = outboxForm;
  useRise(sent, onPosted);
  const errors: Record<string, string> = checked ? { ...refusals, ...missingFields(draft) } : refusals;
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setRefusals({});
    if (isBlank(next)) textId.clear();
  };

  const clear = () => {
    setDraft(emptyDraft);
    setRefusals({});
    setChecked(false);
    textId.clear();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [missing] = Object.keys(missingFields(draft));
    if (missing) {
      toast({ title: requiredMessage, variant: 'destructive' });
      form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
      return;
    }
    setSending(true);
    const identity = await textId.next();
    const delivery = await outbox.deliver({
      ...identity,
      kind: 'review',
      place: laundromatId,
      title: `Votre avis sur ${laundromatName}`,
      endpoint: `/api/laundromats/${laundromatId}/reviews`,
      body: draft,
    });
    setSending(false);
    if (delivery.state === 'refused') {
      const { sentence, errors } = delivery.refusal;
      setRefusals(errors);
      toast({ title: "Erreur lors de l'ajout de l'avis", description: sentence, variant: 'destructive' });
      return;
    }
    if (returned && returned.id !== identity.id) void outbox.take(returned.id);
    clear();
    if (delivery.state === 'sent') {
      toast({ title: 'Avis ajouté avec succès\u00a0!' });
      onPosted();
    } else {
      toast({
        title: "Avis en attente d'envoi",
        description: queuedNotice(delivery.wakes),
      });
    }
  };

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="donner-un-avis"
      onSubmit={(event) => void send(event)}
      className="mt-8 space-y-5 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h3 id="donner-un-avis" className="text-xl font-bold tracking-tight">
        Donner votre avis
      </h3>
      <OutboxNotes
        form={outboxForm}
        noun="avis"
        text={({ body }) => (body as ReviewDraft).comment}
        onTakeBack={isEmpty ? restore : undefined}
        onGiveUp={clear}
      />
      <RatingField label="Votre note" value={draft.rating} onChange={(rating) => change({ rating })} />
      <TextField
        label="Votre nom"
        required
        name="authorName"
        autoComplete="nickname"
        maxLength={100}
        hint={spaced('Il est publié avec votre avis : un prénom ou un pseudonyme suffit.')}
        value={draft.authorName}
        error={errors.authorName}
        onChange={(event) => change({ authorName: event.target.value })}
      />
      <TextArea
        label="Votre commentaire"
        required
        name="comment"
        maxLength={5000}
        value={draft.comment}
        error={errors.comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <TextField
        label="Date de votre visite (facultatif)"
        name="visitedOn"
        type="date"
        min="2000-01-01"
        max={localDay(new Date())}
        hint="Elle est publiée avec votre avis."
        className="sm:max-w-64"
        value={draft.visitedOn ?? ''}
        error={errors.visitedOn}
        onChange={(event) => change({ visitedOn: event.target.value || null })}
      />
      <Button type="submit" pending={sending}>
        {sending ? 'Publication...' : 'Publier mon avis'}
      </Button>
    </form>
  );
}

/** Calls back when a count has grown; what was counted before this form came may be missing around it as well. */
function useRise(count: number, onRise: () => void) {
  const before = useRef(0);
  useEffect(() => {
    if (count > before.current) onRise();
    before.current = count;
  }, [count, onRise]);
}
