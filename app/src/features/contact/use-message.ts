import { type FormEvent, useState } from 'react';
import { missingFieldsTitle } from '#contract/validation/form-fields.ts';
import { newSecuritySum, solves } from '#app/lib/security-sum.ts';
import type { OutboxItem } from '#app/offline/outbox-item.ts';
import { useTextId } from '#app/offline/text-id.ts';
import { useFormOutbox } from '#app/offline/use-outbox.ts';
import { queuedNotice } from '#app/offline/waiting-news.ts';
import { toast } from '#app/ui/toast.ts';
import { draftErrors, isBlank, type MessageDraft, requiredFields, startDraft } from './message-draft.ts';

export const wrongAnswerMessage = 'Veuillez vérifier votre réponse au calcul de sécurité.';

const refuse = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

/** A message from its first letter until it is stored. What is typed stays whatever goes wrong. */
export function useMessage(announcedSubject: string | undefined) {
  const [draft, setDraft] = useState(() => startDraft(announcedSubject));
  const [announced, setAnnounced] = useState(announcedSubject);
  const [sum, setSum] = useState(() => newSecuritySum());
  const [answer, setAnswer] = useState('');
  const [checked, setChecked] = useState(false);
  const [sumRefused, setSumRefused] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  // One id for every attempt to send the same message, so that an answer lost on the way stores it once.
  const textId = useTextId();

  // Another service was chosen on this very page: it replaces the subject, never the message.
  if (announced !== announcedSubject) {
    setAnnounced(announcedSubject);
    if (announcedSubject) setDraft({ ...draft, subject: announcedSubject, type: 'services' });
  }

  const change = (part: Partial<MessageDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setRefusals({});
    if (isBlank(next)) textId.clear();
  };
  const isEmpty = isBlank(draft);
  const restore = (item: OutboxItem) => {
    setDraft({ ...startDraft(), ...item.body });
    setRefusals(item.refusal?.errors ?? {});
    textId.adopt(item);
  };
  const outboxForm = useFormOutbox({ kind: 'contact', place: '', isEmpty, restore });
  const clear = () => {
    setDraft(startDraft());
    setRefusals({});
    setChecked(false);
    textId.clear();
  };
  const renewSum = () => {
    setSum(newSecuritySum());
    setAnswer('');
    setSumRefused(false);
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const focus = (field: string | undefined) =>
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    const errors = draftErrors(draft);
    const [first] = Object.keys(errors) as (keyof MessageDraft)[];
    setChecked(true);
    if (first) {
      const missing = requiredFields.some((field) => draft[field].trim() === '');
      refuse(
        missing ? missingFieldsTitle : 'Message incomplet',
        missing ? "Veuillez remplir au moins le nom, l'email et le message." : errors[first]!,
      );
      focus(first);
      return;
    }
    if (!solves(answer, sum)) {
      setSumRefused(true);
      refuse('Code de sécurité incorrect', wrongAnswerMessage);
      focus('securityAnswer');
      return;
    }
    setSending(true);
    const { outbox, returned } = outboxForm;
    const identity = await textId.next();
    const delivery = await outbox.deliver({
      ...identity,
      kind: 'contact',
      place: '',
      title: 'Votre message',
      endpoint: '/api/contact',
      body: draft,
    });
    setSending(false);
    if (delivery.state === 'refused') {
      const { errors, sentence } = delivery.refusal;
      setRefusals(errors);
      const isAboutFields = Object.keys(errors).length > 0;
      refuse("Erreur lors de l'envoi", isAboutFields ? sentence : 'Veuillez réessayer plus tard.');
      return;
    }
    if (returned && returned.id !== identity.id) void outbox.take(returned.id);
    clear();
    renewSum();
    toast(
      delivery.state === 'sent'
        ? {
            title: 'Message envoyé avec succès\u00a0!',
            description: 'Nous vous répondrons dans les plus brefs délais.',
          }
        : {
            title: "Message en attente d'envoi",
            description: queuedNotice(delivery.wakes),
          },
    );
  };

  const errors: Partial<Record<string, string>> = checked ? { ...refusals, ...draftErrors(draft) } : refusals;
  const answerQuestion = (typed: string) => {
    setAnswer(typed);
    setSumRefused(false);
  };
  return {
    ...{ draft, change, errors, sending, send, clear },
    ...{ sum, renewSum, answer, answerQuestion, sumRefused },
    ...{ outboxForm, takeBack: isEmpty ? restore : undefined },
  };
}
