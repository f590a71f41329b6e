import { type FormEvent, useId, useRef, useState } from 'react';
import {
  laundromatReasons,
  needsWords,
  type ReportReason,
  reviewReasons,
} from '#contract/reports/report-reasons.ts';
import { ApiFailure } from '#app/rest/api-failure.ts';
import { useAction } from '#app/data/action.ts';
import { newClientId } from '#app/lib/client-id.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { missingParts, type ReportDraft, type ReportTarget } from './report-draft.ts';
import { ReasonField } from './reason-field.tsx';
import { reportContentMutation } from './report-mutation.ts';

interface ReportFormProps {
  target: ReportTarget;
  draft: ReportDraft;
  onDraft: (draft: ReportDraft) => void;
  onSent: () => void;
}

/** A report by anybody, signed in or not. */
export function ReportForm({ target, draft, onDraft, onSent }: ReportFormProps) {
  const reportContent = useAction(reportContentMutation);
  const heading = useId();
  const [checked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // One id for every attempt to send the same report, so that an answer lost on the way makes no second one.
  const id = useRef<string>(undefined);
  const errors: Record<string, string> = checked ? { ...refusals, ...missingParts(draft) } : refusals;
  const change = (part: Partial<ReportDraft>) => {
    onDraft({ ...draft, ...part });
    setRefusals({});
    id.current = undefined;
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [missing] = Object.keys(missingParts(draft));
    if (missing) return form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
    setSending(true);
    try {
      id.current ??= newClientId();
      await reportContent({ report: { id: id.current, ...target, ...draft, reason: draft.reason! } });
      toast({ title: 'Signalement envoyé', description: "Merci. Nous allons l'examiner." });
      onSent();
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : undefined;
      setRefusals(known?.errors ?? {});
      toast({
        title: "Le signalement n'a pas pu être envoyé",
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
      aria-labelledby={heading}
      onSubmit={(event) => void send(event)}
      className="space-y-5 pt-3"
    >
      <ReasonField
        id={heading}
        reasons={target.reviewId ? reviewReasons : laundromatReasons}
        value={draft.reason}
        error={errors.reason}
        onChange={(reason: ReportReason) => change({ reason })}
      />
      <TextArea
        label="Précisions"
        name="message"
        required={draft.reason !== null && needsWords.has(draft.reason)}
        maxLength={2000}
        value={draft.message}
        error={errors.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <TextField
        label="Votre email (facultatif)"
        name="email"
        type="email"
        autoComplete="email"
        hint="Pour recevoir notre décision. Il n'est ni publié ni transmis au propriétaire."
        value={draft.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Button type="submit" pending={sending}>
        {sending ? 'Envoi...' : 'Envoyer le signalement'}
      </Button>
    </form>
  );
}
