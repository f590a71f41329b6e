import { visitor, type Person, type ServerSetup } from './server-setup.ts';

let lastAddress = 0;
export const newAddress = () => `203.0.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`;

export function correctionSteps(setup: () => ServerSetup) {
  const rowOf = async (table: string, id: string) =>
    (await setup().sql.query(`select * from ${table} where id = $1`, [id])).rows[0];
  const act = (person: Person, mutation: string) => setup().graphql(person, `mutation { ${mutation} }`);
  return {
    act,
    stored: (id: string) => rowOf('fact_corrections', id),
    laundromatOf: (id: string) => rowOf('laundromats', id),

    correct: (laundromat: string, body: object, from = newAddress(), person: Person = visitor) =>
      setup()
        .send(person, 'post', `/api/laundromats/${laundromat}/corrections`)
        .set('X-Forwarded-For', from)
        .send(body),

    decide: (person: Person, id: string, decision: string, closingReason?: string) =>
      act(
        person,
        `decideCorrection(id: "${id}", decision: "${decision}", closingReason: ${JSON.stringify(closingReason ?? null)}) { id }`,
      ),

    codeOf: async (answer: ReturnType<typeof act>) => (await answer).errors?.[0]?.extensions.code,

    async ownLaundromat(name = 'Laverie du Test') {
      const owner = await setup().addUser('owner');
      return { owner, laundromat: await setup().addLaundromat({ owner, name }) };
    },
  };
}
