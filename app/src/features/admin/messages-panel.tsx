import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusList } from '#app/ui/focus-list.ts';
import { HeldEmails } from './held-emails.tsx';
import { ListControls } from './list-controls.tsx';
import { ListFoot, pageVariables } from './list-foot.tsx';
import { Message } from './message.tsx';
import { messageFilters, messagesQuery, messageSearch } from './messages-query.ts';
import { Panel } from './panel.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

/** Lists the messages of the contact form: unread ones with priority support first, then the newest. */
export function MessagesPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  const query = useAdminQuery({
    query: messagesQuery,
    variables: {
      ...messageSearch(url.q, url.filter),
      ...pageVariables(url),
    },
  });
  const changed = () => {
    query.refresh();
    onChanged();
  };
  return (
    <>
      <h2 id="titre-messages" className="mb-4 text-2xl font-bold tracking-tight">
        Messages
      </h2>
      <HeldEmails />
      <ListControls url={url} searchLabel="Nom, email, sujet ou texte" filters={messageFilters} />
      <Panel
        query={query}
        search={{ url, total: (data) => data.contacts_aggregate.aggregate?.count ?? 0 }}
        isEmpty={({ contacts }) => contacts.length === 0}
        empty={
          <EmptyState title={url.q || url.filter ? 'Aucun message ne correspond' : 'Aucun message'}>
            Les messages du formulaire de contact arrivent ici.
          </EmptyState>
        }
      >
        {({ contacts, contacts_aggregate }) => (
          <>
            <ul {...focusList('titre-messages')} className="divide-y divide-line">
              {contacts.map((message) => (
                <Message key={message.id} message={message} onChanged={changed} />
              ))}
            </ul>
            <ListFoot url={url} total={contacts_aggregate.aggregate?.count ?? 0} />
          </>
        )}
      </Panel>
    </>
  );
}
