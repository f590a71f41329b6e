/** Prepared statements live as long as their connection, so connections are replaced after this number of names. */
const namesPerGeneration = 500;

/** Names a statement from its second use on, because preparing one that is used once costs more than it saves. */
export class StatementNames {
  generation = 0;
  private named = 0;
  private readonly uses = new WeakMap<object, { name: string | undefined; generation: number }>();

  of(statement: object): string | undefined {
    const use = this.uses.get(statement);
    if (!use) {
      this.uses.set(statement, { name: undefined, generation: this.generation });
      return undefined;
    }
    if (use.name === undefined || use.generation !== this.generation) {
      if (this.named % namesPerGeneration === 0 && this.named > 0) this.generation += 1;
      this.named += 1;
      use.name = `q${this.named}`;
      use.generation = this.generation;
    }
    return use.name;
  }
}
