import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { PartFailure } from '#app/ui/states/error-state.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { Message, unsentReasons } from './message.tsx';
import { messageFilters, messageSearch, messagesQuery } from './messages-query.ts';

const heldEmailsQuery = graphql(`
  query HeldEmails {
    held_emails(where: { sentAt: { _is_null: true } }, order_by: [{ createdAt: desc }], limit: 50) {
      key
      subject
      reason
      times
      nextAttemptAt
      createdAt
      user {
        id
        email
      }
    }
    held_emails_aggregate(where: { sentAt: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`);

function HeldEmails() {
  const { data, failed, refresh } = useFreshQuery({ query: heldEmailsQuery, variables: {} });
  if (failed)
    return <PartFailure text="Les emails pas envoyés n'ont pas pu être chargés." onRetry={refresh} />;
  const count = data?.held_emails_aggregate.aggregate.count;
  if (!data || !count) return null;
  return (
    <details className="mb-6 rounded-card border border-line bg-card p-4">
      <summary className="cursor-pointer font-semibold">
        {countOf(count, 'email pas envoyé', 'emails pas envoyés')}
      </summary>
      <ul className="mt-3 divide-y divide-line">
        {data.held_emails.map(({ key, subject, reason, times, nextAttemptAt, createdAt, user }) => (
          <li key={key} className="py-2 wrap-anywhere">
            <span className="font-semibold">{subject}</span>
            {times > 1 && <span>{` (${times}\u00a0fois)`}</span>}
            <span className="block text-sm text-slate">
              <span>
                {[user?.email ?? 'Adresse sans compte', formatDay(createdAt), unsentReasons[reason]].join(
                  ' · ',
                )}
              </span>
              {nextAttemptAt && <span>, un nouvel essai suit</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Lists the messages of the contact form: unread ones with priority support first, then the newest. */
export function MessagesPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      title="Messages"
      intro={<HeldEmails />}
      searchLabel="Nom, email, sujet ou texte"
      filters={messageFilters}
      query={messagesQuery}
      variables={(page) => ({ ...messageSearch(url.q, url.filter), ...page })}
      empty={{
        title: url.q || url.filter ? 'Aucun message ne correspond' : 'Aucun message',
        text: 'Les messages du formulaire de contact arrivent ici.',
      }}
      onChanged={onChanged}
      item={(message, changed) => <Message key={message.id} message={message} onChanged={changed} />}
    />
  );
}
