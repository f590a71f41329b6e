import { clsx } from 'clsx';
import { Mail, MailOpen, Reply } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refusedChange, useShownAction } from '#app/graphql/action.ts';
import { phoneHref } from '#app/lib/texts/phone.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { contactTypeNames } from '#contract/contact/contact.ts';
import { formatDay } from '#contract/local-clock.ts';
import { type AdminMessage, markMessageMutation } from './messages-query.ts';
import { ReplyForm } from './reply-form.tsx';

export const unsentReasons: Record<string, string> = {
  limit: "trop d'emails à cette adresse ce jour-là",
  unconfirmed: 'adresse non confirmée',
  refused: 'refusé par le serveur de messagerie',
};

const sendingMs = 2000;

function ReplyList({ contact, onSending }: { contact: AdminMessage; onSending: () => void }) {
  const { replies, email, account } = contact;
  const isSending = replies.some(({ status, reason }) => status === 'waiting' && !reason);
  useEffect(() => {
    if (!isSending) return;
    const asking = setInterval(onSending, sendingMs);
    return () => clearInterval(asking);
  }, [isSending, onSending]);
  if (replies.length === 0) return null;

  const stateOf = ({ status, reason }: (typeof replies)[number]) => {
    const why = reason && (unsentReasons[reason] ?? reason);
    if (status === 'sent')
      return `envoyée à ${email}${account?.emailVerified ? '' : ' (adresse non confirmée)'}`;
    if (status === 'not_sent') return `pas envoyée\u00a0: ${why}`;
    return why ? `pas encore envoyée\u00a0: ${why}, un nouvel essai suit` : 'envoi en cours';
  };
  return (
    <ul aria-label="Réponses" className="mt-3 max-w-3xl space-y-2 border-l-4 border-line pl-3">
      {replies.map((reply) => (
        <li key={reply.id} className="wrap-anywhere">
          <p className="text-sm text-slate">
            {[
              reply.author ? `${reply.author.firstName} ${reply.author.lastName}` : 'Ancien compte',
              formatDay(reply.createdAt),
              stateOf(reply),
            ].join(' · ')}
          </p>
          <p className="whitespace-pre-line">{reply.message}</p>
        </li>
      ))}
    </ul>
  );
}

export function Message({ message, onChanged }: { message: AdminMessage; onChanged: () => void }) {
  const { run, pending } = useShownAction(markMessageMutation, onChanged);
  const [replying, setReplying] = useState(false);
  const { id, name, email, phone, subject, type, isRead, isPriority, createdAt } = message;
  const mark = (read: boolean) =>
    run({ id, isRead: read }, undefined, "L'état du message n'a pas changé", refusedChange);
  return (
    <li className={clsx('p-4 first:rounded-t-card last:rounded-b-card sm:p-5', !isRead && 'bg-blue-50/60')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!isRead && <Badge variant="annonce">Non lu</Badge>}
        {isPriority && <Badge variant="featured">Prioritaire</Badge>}
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-slate">{`${contactTypeNames[type]} · ${formatDay(createdAt)}`}</span>
      </p>
      <p className="text-sm wrap-anywhere text-slate">
        <span>{email}</span>
        {phone && (
          <>
            <span>{' · '}</span>
            <a href={phoneHref(phone)} className="hover:underline">
              {phone}
            </a>
          </>
        )}
      </p>
      {subject && <p className="mt-2 font-semibold wrap-anywhere">{subject}</p>}
      <p className="mt-1 max-w-3xl wrap-anywhere whitespace-pre-line">{message.message}</p>
      <ReplyList contact={message} onSending={onChanged} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => setReplying(true)}>
          <Reply aria-hidden className="size-4" />
          Répondre<span className="sr-only">{` à ${name}`}</span>
        </Button>
        <Button variant="secondary" size="small" pending={pending} onClick={() => void mark(!isRead)}>
          {isRead ? <Mail aria-hidden className="size-4" /> : <MailOpen aria-hidden className="size-4" />}
          <span>{isRead ? 'Marquer comme non lu' : 'Marquer comme lu'}</span>
          <span className="sr-only">{`, message de ${name}`}</span>
        </Button>
      </div>
      {replying && <ReplyForm contact={message} onClose={() => setReplying(false)} onReplied={onChanged} />}
    </li>
  );
}
