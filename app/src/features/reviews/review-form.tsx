import { type FormEvent, useRef, useState } from 'react';
import { ApiFailure } from '#app/graphql/api-failure.ts';
import { postJson } from '#app/graphql/api.ts';
import { useSession } from '#app/graphql/session-context.tsx';
import { newClientId } from '#app/lib/client-id.ts';
import { localDay } from '#app/lib/local-day.ts';
import { Button } from '#app/ui/button.tsx';
import { RatingField } from '#app/ui/rating-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { emptyDraft, missingFields, requiredMessage, type ReviewDraft } from './review-draft.ts';

interface ReviewFormProps {
  laundromatId: string;
  /** The review is stored: what is shown should be read anew. */
  onPosted: () => void;
}

/** A review by anybody, signed in or not. What is typed stays until it is stored. */
export function ReviewForm({ laundromatId, onPosted }: ReviewFormProps) {
  const session = useSession();
  const [draft, setDraft] = useState<ReviewDraft>(emptyDraft);
  const [checked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // One id for every attempt to send the same review, so that an answer lost on the way makes no second one.
  const id = useRef<string>(undefined);
  const errors: Record<string, string> = checked ? { ...refusals, ...missingFields(draft) } : refusals;
  const change = (part: Partial<ReviewDraft>) => {
    setDraft({ ...draft, ...part });
    setRefusals({});
    id.current = undefined;
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
    try {
      id.current ??= newClientId();
      await postJson(session, `/api/laundromats/${laundromatId}/reviews`, { id: id.current, ...draft });
      id.current = undefined;
      setDraft(emptyDraft);
      setChecked(false);
      toast({ title: 'Avis ajouté avec succès!' });
      onPosted();
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : undefined;
      setRefusals(known?.errors ?? {});
      toast({
        title: "Erreur lors de l'ajout de l'avis",
        description: known?.sentence,
        variant: 'destructive',
      });
    } finally {
      setSending(false);
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
      <RatingField label="Votre note" value={draft.rating} onChange={(rating) => change({ rating })} />
      <TextField
        label="Votre nom"
        name="authorName"
        autoComplete="nickname"
        maxLength={100}
        hint="Il est publié avec votre avis : un prénom ou un pseudonyme suffit."
        value={draft.authorName}
        error={errors.authorName}
        onChange={(event) => change({ authorName: event.target.value })}
      />
      <TextArea
        label="Votre commentaire"
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
