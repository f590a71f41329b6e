import { buildBilling } from './billing.ts';
import { contentRows } from './content.ts';
import { demoCounts } from './counts.ts';
import { demoId, type DemoLaundromat, type DemoUser } from './demo-data.ts';
import { typeset, webName } from './french.ts';
import { day, hoursAgo, inDays, insert, json } from './insert.ts';
import { moderation } from './moderation.ts';
import { demoClientId } from './owners.ts';

/** argon2id hash of `demo1234`, the password of every demo account. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo';

const serviceId = (digit: number) => `a0000000-0000-4000-8000-${digit.toString(16).padStart(12, '0')}`;
const planId = (digit: number) => `b0000000-0000-4000-8000-${String(digit).padStart(12, '0')}`;

function users(rows: DemoUser[], customers: Map<string, string>): string {
  return insert(
    'users',
    'id, email, password, first_name, last_name, role, stripe_customer_id, email_verified, created_at, updated_at',
    rows.map((user) => [
      user.id,
      user.email,
      { sql: 'demo_password' },
      user.firstName,
      user.lastName,
      user.role,
      customers.get(user.id) ?? null,
      true,
      hoursAgo(user.hoursAgo),
      hoursAgo(user.hoursAgo),
    ]),
  );
}

function laundromats(rows: DemoLaundromat[]): string {
  return insert(
    'laundromats',
    'id, user_id, name, address, city, postal_code, latitude, longitude, phone, email, website, facebook, instagram, ' +
      'description, hours, weekly_hours, holiday_hours, cycle_minutes, price_from, assumed_facts, facts_checked_at, location_source, is_active, is_premium, is_featured, featured_until, created_at, updated_at',
    rows.map((row) => [
      row.id,
      row.ownerId,
      row.name,
      row.address,
      row.city,
      row.postalCode,
      row.latitude,
      row.longitude,
      row.phone,
      row.email,
      row.website,
      row.facebook,
      row.instagram,
      row.description,
      row.hours,
      json(row.weeklyHours),
      row.holidayHours,
      row.cycleMinutes,
      row.priceFrom,
      `{${row.assumedFacts.join()}}`,
      row.checkedHoursAgo === null ? null : hoursAgo(row.checkedHoursAgo),
      row.locationSource,
      row.isActive,
      row.isPremium,
      row.featuredDays !== null,
      row.featuredDays === null ? null : inDays(row.featuredDays),
      hoursAgo(row.hoursAgo),
      hoursAgo(row.hoursAgo),
    ]),
  );
}

/** Machines, exceptional hours, and the answer of the geocoder for addresses that it does not know. */
function facts(rows: DemoLaundromat[]): string[] {
  const machines = rows.flatMap(({ id, machines }) => machines.map((machine) => ({ id, machine })));
  const exceptions = rows.flatMap(({ id, exceptions }) => exceptions.map((exception) => ({ id, exception })));
  return [
    insert(
      'machines',
      'id, laundromat_id, kind, capacity_kg, count, price, minutes',
      machines.map(({ id, machine }, index) => [
        demoId('machine', index + 1),
        id,
        machine.kind,
        machine.capacityKg,
        machine.count,
        machine.price,
        machine.minutes,
      ]),
    ),
    insert(
      'opening_exceptions',
      'id, laundromat_id, first_day, last_day, periods, reason',
      exceptions.map(({ id, exception }, index) => [
        demoId('exception', index + 1),
        id,
        day(exception.firstDay),
        day(exception.lastDay),
        json(exception.periods),
        exception.reason,
      ]),
    ),
    insert(
      'laundromat_geocodings',
      'laundromat_id, address, postal_code, city, precision, attempts, tried_at',
      rows
        .filter(({ locationSource }) => locationSource === 'commune')
        .map((row) => [row.id, row.address, row.postalCode, row.city, 'none', 1, hoursAgo(row.hoursAgo)]),
    ),
  ];
}

function belongings(rows: DemoLaundromat[]): string[] {
  const photos = rows.flatMap((row) => row.photos.map((photo, position) => ({ row, photo, position })));
  const reviews = rows.flatMap((row) => row.reviews.map((review) => ({ row, review })));
  return [
    insert(
      'laundromat_services',
      'laundromat_id, service_id',
      rows.flatMap((row) => row.services.map((service) => [row.id, serviceId(service)])),
    ),
    insert(
      'photos',
      'id, laundromat_id, url, alt, is_primary, position',
      photos.map(({ row, photo, position }, index) => [
        demoId('photo', index + 1),
        row.id,
        `/photos/demo/${photo.name}.webp`,
        photo.alt,
        position === 0,
        position,
      ]),
    ),
    insert(
      'reviews',
      'id, laundromat_id, author_name, rating, comment, created_at',
      reviews.map(({ row, review }, index) => [
        demoId('review', index + 1),
        row.id,
        review.authorName,
        review.rating,
        review.comment,
        hoursAgo(review.hoursAgo),
      ]),
    ),
  ];
}

function clientRows(rows: DemoLaundromat[]): string[] {
  const liked = rows
    .filter((row) => row.isActive && row.department === '69' && row.photos.length > 0)
    .slice(0, 5);
  const own = [
    'Mes draps en lin sont ressortis parfaits, et la table de pliage est assez grande pour les plier seule.',
    "J'y passe le mardi matin : personne, de la lumière et des machines impeccables.",
  ];
  return [
    insert(
      'favorites',
      'user_id, laundromat_id, created_at',
      liked.map((row, index) => [demoClientId, row.id, hoursAgo(50 + index * 260)]),
    ),
    insert(
      'reviews',
      'id, laundromat_id, user_id, author_name, rating, comment, created_at',
      own.map((comment, index) => [
        demoId('review', 0x10000 + index),
        liked[index]!.id,
        demoClientId,
        'Camille M.',
        5,
        typeset(comment),
        hoursAgo(120 + index * 700),
      ]),
    ),
  ];
}

function contacts(): string {
  return insert(
    'contacts',
    'id, name, email, subject, type, message, is_read, created_at',
    contentRows('contacts.txt').map(([name, type, subject, hours, read, message], index) => [
      demoId('contact', index + 1),
      name!,
      `${webName(name!)}@courriel.example`,
      subject!,
      type!,
      typeset(message!),
      read === '1',
      hoursAgo(Number(hours)),
    ]),
  );
}

/** Returns the whole seed of the invented demo. */
export function seedSql(people: DemoUser[], rows: DemoLaundromat[]): string {
  const { subscriptions, payments } = buildBilling(people);
  const adminId = people.find(({ role }) => role === 'admin')!.id;
  const customers = new Map(subscriptions.map((each) => [each.userId, each.customer]));
  const statements = [
    users(people, customers),
    laundromats(rows),
    ...facts(rows),
    ...belongings(rows),
    ...clientRows(rows),
    ...moderation(rows, adminId),
    demoCounts(),
    contacts(),
    insert(
      'subscriptions',
      'id, user_id, plan_id, stripe_subscription_id, stripe_customer_id, status, current_period_start, current_period_end, canceled_at, created_at',
      subscriptions.map((each, index) => [
        each.id,
        each.userId,
        planId(each.plan),
        `sub_demo_${String(index + 1).padStart(3, '0')}`,
        each.customer,
        each.status,
        inDays(-each.startedDaysAgo),
        inDays(each.endsInDays),
        each.status === 'canceled' ? inDays(each.endsInDays) : null,
        inDays(-each.startedDaysAgo),
      ]),
    ),
    insert(
      'payments',
      'id, subscription_id, stripe_payment_intent_id, stripe_invoice_id, amount, status, description, paid_at, created_at',
      payments.map((each, index) => [
        each.id,
        each.subscriptionId,
        `pi_demo_${String(index + 1).padStart(3, '0')}`,
        `in_demo_${String(index + 1).padStart(3, '0')}`,
        { sql: each.amount },
        each.status,
        each.description,
        each.status === 'succeeded' ? inDays(-each.daysAgo) : null,
        inDays(-each.daysAgo),
      ]),
    ),
  ];
  return appliedOnce(people, statements);
}

/** Returns the seed of `DEMO=osm`: accounts alone, because the laundromats are imported. */
export function accountsSql(people: DemoUser[]): string {
  return appliedOnce(people, [users(people, new Map())]);
}

function appliedOnce(people: DemoUser[], statements: string[]): string {
  const adminId = people.find(({ role }) => role === 'admin')!.id;
  return [
    '-- Demo data, written by scripts/demo/write-seed.ts: change it there. Never applied in production.',
    '-- Every account has the password demo1234. Telephone numbers and addresses on the web are fictional.',
    '',
    'do $demo$',
    'declare',
    `  demo_password constant text := '${passwordHash}';`,
    'begin',
    '-- Seeds may run at every start: deleted demo rows stay deleted.',
    `if exists (select from public.users where id = '${adminId}') then`,
    '  return;',
    'end if;',
    '',
    statements.join('\n'),
    'end',
    '$demo$;',
    '',
  ].join('\n');
}
