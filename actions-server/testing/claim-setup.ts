import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { drying, washing, type GraphqlAnswer, type Person, type ServerSetup } from './server-setup.ts';

type Saved = Record<string, { id: string; laundromatId: string }>;

export function claimSteps(setup: () => ServerSetup) {
  const act = (person: Person, mutation: string): Promise<GraphqlAnswer<Saved>> =>
    setup().graphql<Saved>(person, `mutation { ${mutation} { id laundromatId } }`);
  const codeOf = (text: string) => /\b\d{4} \d{4}\b/.exec(text)?.[0] ?? '';

  return {
    act,
    async refusal(person: Person, mutation: string): Promise<string | undefined> {
      return (await act(person, mutation)).errors?.[0]?.extensions.code;
    },
    stored: async (id: string) =>
      (await setup().sql.query('select * from laundromat_claims where id = $1', [id])).rows[0],
    laundromatOf: async (id: string) =>
      (await setup().sql.query('select * from laundromats where id = $1', [id])).rows[0],

    async addClaimable(owner?: Person): Promise<{ id: string; email: string; domain: string }> {
      const domain = `laverie-${randomUUID().slice(0, 8)}.fr`;
      const email = `bonjour@${domain}`;
      const id = await setup().addLaundromat({ ...(owner && { owner }) });
      await setup().sql.query('update laundromats set email = $2, website = $3 where id = $1', [
        id,
        email,
        `https://www.${domain}/contact`,
      ]);
      await setup().sql.query(
        `update contact_changes set email_changed_at = now() - interval '1 year', website_changed_at = now() - interval '1 year'
         where laundromat_id = $1`,
        [id],
      );
      return { id, email, domain };
    },

    async start(person: Person, laundromatId: string): Promise<string> {
      const id = randomUUID();
      const { data, errors } = await act(
        person,
        `startClaim(claim: {id: "${id}", laundromatId: "${laundromatId}"})`,
      );
      if (!data) throw new Error(JSON.stringify(errors));
      return data.startClaim!.id;
    },

    async submitWords(person: Person, laundromatId: string): Promise<string> {
      const id = await this.start(person, laundromatId);
      await act(person, `submitClaim(id: "${id}", message: "Je tiens cette laverie depuis 2019.")`);
      return id;
    },

    async submit(person: Person, laundromatId: string): Promise<string> {
      const id = await this.submitWords(person, laundromatId);
      await vi.waitFor(async () => {
        const waited = `update laundromat_claims c set submitted_at = now() - interval '8 days', asked_at = now() - interval '8 days'
          from laundromats l where c.id = $1 and l.id = c.laundromat_id and c.asked_at is not null and (
            l.user_id is null or exists (select from claim_disputes d where d.claim_id = c.id and d.owner_id = l.user_id)
          )`;
        if ((await setup().sql.query(waited, [id])).rowCount !== 1) throw new Error('nobody was asked yet');
      });
      await setup().sql.query(
        `update claim_disputes set asked_at = now() - interval '15 days' where claim_id = $1`,
        [id],
      );
      return id;
    },

    passDispute: (id: string) =>
      vi.waitFor(async () => {
        const passed = `update claim_disputes set asked_at = now() - interval '15 days' where claim_id = $1`;
        if (!(await setup().sql.query(passed, [id])).rowCount) throw new Error('no owner was asked yet');
      }),

    codeTo: (address: string) =>
      vi.waitFor(async () => {
        const [email] = await setup().emailsTo(address);
        const code = codeOf(email?.text ?? '');
        if (!code) throw new Error(`no code to ${address}`);
        return code;
      }),
  };
}

export function reversalSteps(setup: () => ServerSetup) {
  const steps = claimSteps(setup);
  async function addFull(owner?: Person): Promise<string> {
    const { id } = await steps.addClaimable(owner);
    await setup().sql.query(
      `update laundromats set description = 'Avant', phone = '04 78 00 00 00', weekly_hours = '"always"', hours = '24h/24, 7j/7',
         latitude = 45.7605, longitude = 4.8601, facts_checked_at = '2026-01-01' where id = $1`,
      [id],
    );
    await setup().sql.query(
      `insert into machines (laundromat_id, kind, capacity_kg, count, price) values ($1, 'washer', 7, 4, 4.5)`,
      [id],
    );
    await setup().sql.query('insert into laundromat_services values ($1, $2)', [id, washing]);
    await setup().sql.query(
      `insert into opening_exceptions (laundromat_id, first_day, last_day, periods) values ($1, '2026-12-24', '2026-12-24', null)`,
      [id],
    );
    await setup().sql.query(
      `insert into photos (id, laundromat_id, url) values ($1, $2, '/photos/avant.webp')`,
      [randomUUID(), id],
    );
    return id;
  }

  const contentOf = async (id: string) => {
    const laundromat = await steps.laundromatOf(id);
    for (const derived of ['updated_at', 'located_at', 'search_text']) delete laundromat[derived];
    const rows = async (sql: string) => (await setup().sql.query(sql, [id])).rows;
    return {
      ...laundromat,
      machines: await rows('select kind, count, price from machines where laundromat_id = $1'),
      services: await rows('select service_id from laundromat_services where laundromat_id = $1'),
      exceptions: await rows('select first_day, periods from opening_exceptions where laundromat_id = $1'),
      photos: await rows('select url from photos where laundromat_id = $1'),
    };
  };

  const changeAll = async (claimant: Person, id: string) => {
    const { errors } = await setup().graphql(
      claimant,
      `mutation ($id: uuid!, $changes: LaundromatChanges!) { updateLaundromat(id: $id, changes: $changes) { id } }`,
      {
        id,
        changes: {
          name: 'Arnaque',
          description: 'Après',
          phone: '01 02 03 04 05',
          address: '9 rue de la Gare',
          hours: 'Lundi 8h-9h',
          services: [drying],
          machines: [{ kind: 'dryer', capacityKg: 14, count: 1 }],
          openingExceptions: [],
        },
      },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    await setup().sql.query(
      `insert into photos (id, laundromat_id, url) values ($1, $2, '/photos/apres.webp')`,
      [randomUUID(), id],
    );
    await setup().sql.query(
      `insert into reviews (laundromat_id, author_name, rating, comment, answer, answered_at)
       values ($1, 'Eve', 4, 'Bien', 'Réponse', now())`,
      [id],
    );
  };

  return { addFull, contentOf, changeAll };
}
