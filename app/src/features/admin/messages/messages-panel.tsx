import { HeldEmails } from './held-emails.tsx';
import { ListPanel } from '../lists/list-panel.tsx';
import { Message } from './message.tsx';
import { messageFilters, messagesQuery, messageSearch } from './messages-query.ts';
import type { AdminUrl } from '../lists/use-admin-url.ts';

/** Lists the messages of the contact form: unread ones with priority support first, then the newest. */
export function MessagesPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      heading="titre-messages"
      title="Messages"
      intro={<HeldEmails />}
      searchLabel="Nom, email, sujet ou texte"
      filters={messageFilters}
      query={messagesQuery}
      variables={(page) => ({ ...messageSearch(url.q, url.filter), ...page })}
      rows={(data) => data.contacts}
      total={(data) => data.contacts_aggregate}
      empty={{
        title: url.q || url.filter ? 'Aucun message ne correspond' : 'Aucun message',
        text: 'Les messages du formulaire de contact arrivent ici.',
      }}
      onChanged={onChanged}
      item={(message, changed) => <Message key={message.id} message={message} onChanged={changed} />}
    />
  );
}
