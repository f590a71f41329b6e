import { type RawBuilder, sql } from 'kysely';

type Queries = Record<string, RawBuilder<unknown>>;

export const accountOf = (email: string) => sql`
  select id, email, first_name, last_name, phone, role, is_active, email_verified, stripe_customer_id, created_at, updated_at
  from users where email = ${email}`;

/** The rows of an account, by their name in the export. A test says why an export leaves out the other columns. */
export const ownRows = (id: string): Queries => ({
  laundromats: sql`
    select id, name, address, city, postal_code, phone, email, description, website, facebook, instagram, hours, price_from,
      region, slug, latitude, longitude, location_source, located_at, average_rating, review_count, is_active, is_premium,
      is_featured, featured_until, assumed_facts, weekly_hours, holiday_hours, cycle_minutes, plan_id, facts_checked_at,
      refused_at, needs_approval, approved_content, reading_reasons, changed_at, changed_since, closed_at, held_content,
      created_at, updated_at
    from laundromats where user_id = ${id}`,
  owner_questions: sql`
    select id, laundromat_id, author_name, question, answer, answered_at, created_at
    from owner_questions where user_id = ${id}`,
  laundromat_geocodings: sql`
    select laundromat_id, address, postal_code, city, former_pin_latitude, former_pin_longitude, latitude, longitude, score,
      precision, attempts, tried_at, created_at
    from laundromat_geocodings where laundromat_id in ${laundromatsOf(id)}`,
  moderation_actions: sql`
    select id, subject_type, subject_id, decision, reason, seen_at, created_at, laundromat_id, seen,
      deleted_rows -> 'laundromats' as deleted_laundromats, deleted_rows -> 'photos' as deleted_photos
    from moderation_actions where author_id = ${id}`,
  photo_deletions: sql`
    select id, laundromat_id, url, alt, is_primary, is_replaced, position as "order", deleted_at
    from photo_deletions where laundromat_id in ${laundromatsOf(id)}`,
  laundromat_drafts: sql`
    select id, plan_id, form, laundromat_id, stripe_checkout_session_id, refund, created_at, updated_at, completed_at
    from laundromat_drafts where user_id = ${id}`,
  reviews: sql`
    select id, laundromat_id, author_name, rating, comment, visited_on, verification, held_reason, answer, answered_at,
      created_at
    from reviews where user_id = ${id}`,
  answers: sql`
    select id, laundromat_id, answer, answered_at
    from reviews where answer is not null and laundromat_id in ${laundromatsOf(id)}`,
  answersToQuestions: sql`
    select id, laundromat_id, answer, answered_at
    from owner_questions where answer is not null and laundromat_id in ${laundromatsOf(id)}`,
  fact_corrections: sql`
    select id, laundromat_id, kind, proposed, comment, status, created_at, received_at, decided_at
    from fact_corrections where user_id = ${id}`,
  laundromat_claims: sql`
    select id, laundromat_id, status, siret, company, company_state, email_domain, email, email_confirmed_at, email_source,
      email_since, is_company_near, has_proof, asked_at, letter_sent_at, letter_confirmed_at, photo_added_at, message,
      is_dispute, closing_reason, decided_at, created_at, submitted_at
    from laundromat_claims where user_id = ${id}`,
  replacedContent: sql`
    select laundromat_id, previous as content from laundromat_claims where previous_user_id = ${id}`,
  claim_codes: sql`
    select claim_id, email, attempts, created_at, used_at, expires_at
    from claim_codes where claim_id in (select id from laundromat_claims where user_id = ${id})`,
  favorites: sql`select laundromat_id, created_at from favorites where user_id = ${id}`,
  subscriptions: sql`
    select id, plan_id, status, stripe_subscription_id, stripe_customer_id, current_period_start, current_period_end,
      cancel_at_period_end, canceled_at, trial_start, trial_end, draft_id, created_at, updated_at
    from subscriptions where user_id = ${id}`,
  payments: sql`
    select id, subscription_id, amount, amount_refunded, currency, status, dispute_status, is_fraudulent, description,
      stripe_payment_intent_id, stripe_invoice_id, next_attempt_at, paid_at, created_at
    from payments where subscription_id in (select id from subscriptions where user_id = ${id})`,
  billing_emails: sql`select fact, kind, details, created_at from billing_emails where user_id = ${id}`,
  refresh_tokens: sql`
    select created_at, rotated_at, revoked_at, expires_at from refresh_tokens where user_id = ${id}`,
  account_tokens: sql`
    select kind, new_email, created_at, used_at, expires_at from account_tokens where user_id = ${id}`,
  journal_entries: sql`
    select id, operation, table_name, row_id, created_at from journal_entries where user_id = ${id}`,
  changesAsOwner: sql`
    select id, subject, before, after from journal_entries where user_id = ${id} and actor = 'Propriétaire'`,
  owner_networks: sql`select seen_at from owner_networks where user_id = ${id}`,
});

/** Lists that stand inside each laundromat of an export. */
export const listsOfLaundromats = (id: string): Queries => ({
  photos: sql`
    select laundromat_id, id, url, alt, is_primary, position as "order"
    from photos where laundromat_id in ${laundromatsOf(id)}`,
  machines: sql`
    select laundromat_id, kind, capacity_kg, count, price, minutes
    from machines where laundromat_id in ${laundromatsOf(id)}`,
  openingExceptions: sql`
    select laundromat_id, first_day, last_day, periods, reason
    from opening_exceptions where laundromat_id in ${laundromatsOf(id)}`,
  laundromatServices: sql`
    select offered.laundromat_id, json_build_object('name', services.name) as service
    from laundromat_services offered join services on services.id = offered.service_id
    where offered.laundromat_id in ${laundromatsOf(id)}`,
});

const laundromatsOf = (id: string) => sql`(select id from laundromats where user_id = ${id})`;

/** Columns of deleted rows that hold a secret or another person. */
const hidden = sql`'{
  sender_hash,sender_slot,photo_name,user_id,recipient_id,claim_id,decided_by,previous,previous_user_id
}'::text[]`;

/** Rows of a person with this address, and of this account if there is one. */
export const writtenRows = (email: string | null, id: string | null): Queries => ({
  contacts: sql`
    select id, name, email, phone, subject, message, type, is_read, is_priority, created_at
    from contacts where lower(email) = lower(${email}::text)`,
  reports: sql`
    select id, laundromat_id, review_id, target, quote, reason, message, email, state, created_at, handled_at
    from reports where lower(email) = lower(${email}::text) or user_id = ${id}`,
  laundromat_transfers: sql`
    select id, laundromat_id, recipient_email, status, created_at, expires_at
    from laundromat_transfers where lower(recipient_email) = lower(${email}::text) or ${id} in (user_id, recipient_id)`,
  rowsOfDeletedLaundromats: sql`
    select laundromat_id, key as kind, one - ${hidden} as row
    from moderation_actions, jsonb_each(deleted_rows), jsonb_array_elements(value) one
    where is_restorable and key <> 'laundromats' and (
      key = 'reports' and lower(one ->> 'email') = lower(${email}::text)
      or lower(one ->> 'recipient_email') = lower(${email}::text)
      or ${id}::text in (one ->> 'user_id', one ->> 'owner_id', one ->> 'recipient_id')
    )`,
  claim_disputes: sql`
    select laundromat_id, asked_at, is_mine, words, answered_at, lost_at from claim_disputes where owner_id = ${id}`,
  review_photos: sql`
    select id, review_id, laundromat_id, url, is_approved, created_at
    from review_photos where review_id in (select id from reviews where user_id = ${id})`,
});

export const listsOfContacts = (email: string | null): Queries => ({
  replies: sql`
    select contact_id, id, message, status, reason, created_at
    from contact_replies where contact_id in (select id from contacts where lower(email) = lower(${email}::text))`,
});
