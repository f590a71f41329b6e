import { Send } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Controller, type FieldErrors } from 'react-hook-form';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { queuedNotice } from '#app/offline/outbox/delivery-notice.ts';
import type { Delivery } from '#app/offline/outbox/outbox-delivery.ts';
import { OutboxNotes } from '#app/offline/outbox/outbox-notes.tsx';
import { useQueuedForm } from '#app/offline/use-queued-form.ts';
import { SecurityQuestion, useSecurityQuestion } from '#app/pages/contact/security-question.tsx';
import { paths } from '#app/paths.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Button, TextLink } from '#app/ui/button.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import type { CurrentUser } from '#contract/account/account.ts';
import {
  contactForm,
  contactRequiredMessage,
  contactRetentionYears,
  type ContactType,
  contactTypeNames,
  contactTypes,
} from '#contract/contact/contact.ts';
import { missingFieldsTitle } from '#contract/validation/form-fields.ts';

type MessageDraft = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  type: ContactType;
};

function startDraft(subject?: string): MessageDraft {
  return {
    name: '',
    email: '',
    phone: '',
    subject: subject ?? '',
    message: '',
    type: subject ? 'services' : 'general',
  };
}

const emptyDraft = startDraft();

/** Returns true for a draft without text; name and email may come from the account. */
function isBlank({ message }: MessageDraft): boolean {
  return message.trim() === '';
}

const typeOptions = contactTypes.map((value) => ({ value, label: contactTypeNames[value] }));

const missing: Partial<Record<keyof MessageDraft, string>> = {
  name: 'Votre nom est obligatoire.',
  email: "L'email est obligatoire.",
  message: 'Le message est obligatoire.',
};
const wrongAnswer = 'Veuillez vérifier votre réponse au calcul de sécurité.';

const senderOf = ({ firstName, lastName, email }: CurrentUser) => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
});

export function ContactForm({ announcedSubject }: { announcedSubject: string | undefined }) {
  const user = useUser();
  const { form, formOutbox, clear, submit, takeBack } = useQueuedForm({
    schema: contactForm,
    empty: emptyDraft,
    initial: startDraft(announcedSubject),
    known: user ? senderOf(user) : undefined,
    isBlank,
    item: { kind: 'contact', place: '', title: 'Votre message', endpoint: '/api/contact' },
  });
  const hasStarted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const isRequired = user === null;
  const question = useSecurityQuestion({ wrongAnswer, isRequired });
  const { setValue } = form;
  const { isSubmitting } = form.formState;

  useEffect(() => {
    if (!announcedSubject) return;
    setValue('subject', announcedSubject);
    setValue('type', 'services');
  }, [announcedSubject, setValue]);

  const check = (element: HTMLFormElement) => {
    const isRight = question.check(element);
    if (!isRight) toastError('Code de sécurité incorrect', wrongAnswer);
    return isRight;
  };
  const onInvalid = (wrong: FieldErrors<MessageDraft>) => {
    const messages = Object.values(wrong).map(({ message }) => message);
    if (messages.includes(contactRequiredMessage)) toastError(missingFieldsTitle, contactRequiredMessage);
    else toastError('Message incomplet', messages[0] ?? '');
  };
  const onDelivered = (delivery: Delivery) => {
    if (delivery.state === 'refused') {
      const { refusal, isUnsaved } = delivery;
      const isHelpful = isUnsaved || Object.keys(refusal.errors).length > 0;
      toastError("Erreur lors de l'envoi", isHelpful ? refusal.sentence : 'Veuillez réessayer plus tard.');
      return;
    }
    question.renew();
    toast(
      delivery.state === 'sent'
        ? {
            title: 'Message envoyé avec succès\u00a0!',
            description: 'Nous vous répondrons dans les plus brefs délais.',
          }
        : { title: "Message en attente d'envoi", description: queuedNotice(delivery) },
    );
  };
  const field = (name: 'name' | 'email' | 'phone' | 'subject' | 'message') => {
    const { error, ...props } = fieldOf(form, name);
    return { ...props, error: error === contactRequiredMessage ? missing[name] : error };
  };

  return (
    <form
      noValidate
      aria-labelledby="ecrire"
      onSubmit={(event) => void submit(event, { check, onInvalid, onDelivered })}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8 noscript:hidden"
    >
      {/* Disabled until the scripts have started, because text typed earlier would be lost. */}
      <fieldset role="none" disabled={!hasStarted}>
        <h2 id="ecrire" className="text-2xl font-bold tracking-tight">
          Envoyez-nous un message
        </h2>
        <p className="mt-1.5 text-slate">Le nom, l&apos;email et le message suffisent.</p>
        <div className="mt-5 space-y-3 empty:hidden">
          <OutboxNotes
            form={formOutbox}
            noun="message"
            text={({ body }) => (body as MessageDraft).message}
            onTakeBack={takeBack}
            onGiveUp={clear}
          />
        </div>
        <div className="mt-6 grid gap-5 sm:grid-cols-2">
          <TextField label="Nom" autoComplete="name" maxLength={200} required {...field('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            {...field('email')}
          />
          <TextField
            label="Téléphone (facultatif)"
            type="tel"
            autoComplete="tel"
            maxLength={50}
            {...field('phone')}
          />
          <Controller
            control={form.control}
            name="type"
            render={({ field: { value, onChange } }) => (
              <Select
                label="Votre message concerne"
                value={value}
                options={typeOptions}
                onChange={onChange}
              />
            )}
          />
          <TextField
            label="Sujet (facultatif)"
            autoComplete="off"
            maxLength={300}
            className="sm:col-span-2"
            {...field('subject')}
          />
          <TextArea
            label="Message"
            rows={6}
            maxLength={10_000}
            required
            className="sm:col-span-2"
            {...field('message')}
          />
        </div>
        {isRequired && (
          <div className="mt-5">
            {/* The server shows no sum, because the browser would choose another one. */}
            <SecurityQuestion {...question.field} sum={hasStarted ? question.sum : undefined} />
          </div>
        )}
        <Button type="submit" size="large" pending={isSubmitting} className="mt-6 w-full sm:w-auto">
          {!isSubmitting && <Send aria-hidden className="size-5" />}
          <span>{isSubmitting ? 'Envoi...' : 'Envoyer le message'}</span>
        </Button>
        <p className="mt-4 text-sm text-slate">
          <span>{`Vos coordonnées servent à vous répondre et sont effacées ${contactRetentionYears}\u00a0ans après notre dernier échange.`}</span>{' '}
          <TextLink to={paths.privacy}>Confidentialité</TextLink>
        </p>
      </fieldset>
    </form>
  );
}
