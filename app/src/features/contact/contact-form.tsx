import { Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contactRetentionYears } from '#contract/contact/contact.ts';
import { paths } from '#app/paths.ts';
import { OutboxNotes } from '#app/offline/outbox-notes.tsx';
import { Button } from '#app/ui/button.tsx';
import { SecurityQuestion } from '#app/ui/security-question.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { type MessageDraft, typeOptions } from './message-draft.ts';
import { useMessage, wrongAnswerMessage } from './use-message.ts';

/** A message to the site, by anybody. */
export function ContactForm({ announcedSubject }: { announcedSubject: string | undefined }) {
  const message = useMessage(announcedSubject);
  const { draft, change, errors, sending } = message;
  const field = (name: 'name' | 'email' | 'phone' | 'subject' | 'message') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <form
      noValidate
      aria-labelledby="ecrire"
      onSubmit={(event) => void message.send(event)}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="ecrire" className="text-2xl font-bold tracking-tight">
        Envoyez-nous un message
      </h2>
      <p className="mt-1.5 text-slate">Le nom, l&apos;email et le message suffisent.</p>
      <div className="mt-5 space-y-3 empty:hidden">
        <OutboxNotes
          form={message.outboxForm}
          noun="message"
          text={({ body }) => (body as MessageDraft).message}
          onTakeBack={message.takeBack}
          onGiveUp={message.clear}
        />
      </div>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <TextField label="Nom" autoComplete="name" maxLength={200} required {...field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
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
        <Select
          label="Votre message concerne"
          value={draft.type}
          options={typeOptions}
          onChange={(type) => change({ type })}
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
      <div className="mt-5">
        <SecurityQuestion
          label="Calcul de sécurité"
          sum={message.sum}
          answer={message.answer}
          error={message.sumRefused ? wrongAnswerMessage : undefined}
          onAnswer={message.answerQuestion}
          onRenew={message.renewSum}
        />
      </div>
      <Button type="submit" size="large" pending={sending} className="mt-6 w-full sm:w-auto">
        {!sending && <Send aria-hidden className="size-5" />}
        {sending ? 'Envoi...' : 'Envoyer le message'}
      </Button>
      <p className="mt-4 text-sm text-slate">
        Vos coordonnées servent à vous répondre et sont effacées {contactRetentionYears}&nbsp;ans après notre
        dernier échange.{' '}
        <Link to={paths.privacy} className="font-medium text-blue-700 underline underline-offset-2">
          Confidentialité
        </Link>
      </p>
    </form>
  );
}
