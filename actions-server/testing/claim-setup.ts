import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { GraphqlAnswer, Person, ServerSetup } from './server-setup.ts';

type Saved = Record<string, { id: string; laundromatId: string }>;

/** Steps of tests about claims. `setup` is read when a step runs. */
export function claimSteps(setup: () => ServerSetup) {
  const act = (person: Person, mutation: string): Promise<GraphqlAnswer<Saved>> =>
    setup().graphql<Saved>(person, `mutation { ${mutation} { id laundromatId } }`);
  const codeOf = (text: string) => /\b\d{4} \d{4}\b/.exec(text)?.[0] ?? '';

  return {
    act,
    /** Returns the code of a refusal; undefined if the action succeeded. */
    async refusal(person: Person, mutation: string): Promise<string | undefined> {
      return (await act(person, mutation)).errors?.[0]?.extensions.code;
    },
    stored: async (id: string) =>
      (await setup().sql.query('select * from laundromat_claims where id = $1', [id])).rows[0],
    laundromatOf: async (id: string) =>
      (await setup().sql.query('select * from laundromats where id = $1', [id])).rows[0],

    /** Adds a published laundromat with an email address and a website at the same domain. */
    async addClaimable(owner?: Person): Promise<{ id: string; email: string; domain: string }> {
      const domain = `laverie-${randomUUID().slice(0, 8)}.fr`;
      const email = `bonjour@${domain}`;
      const id = await setup().addLaundromat({ ...(owner && { owner }) });
      await setup().sql.query('update laundromats set email = $2, website = $3 where id = $1', [
        id,
        email,
        `https://www.${domain}/contact`,
      ]);
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

    /** Starts and submits a claim with a message alone. */
    async submit(person: Person, laundromatId: string): Promise<string> {
      const id = await this.start(person, laundromatId);
      await act(person, `submitClaim(id: "${id}", message: "Je tiens cette laverie depuis 2019.")`);
      return id;
    },

    /** Returns the newest code sent to an address. */
    codeTo: (address: string) =>
      vi.waitFor(async () => {
        const [email] = await setup().emailsTo(address);
        const code = codeOf(email?.text ?? '');
        if (!code) throw new Error(`no code to ${address}`);
        return code;
      }),
  };
}
