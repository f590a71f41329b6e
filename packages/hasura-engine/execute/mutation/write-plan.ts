import { invalid } from '../../errors/graphql-error.ts';
import type { Bindings } from '../../sql/parameter.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Statement } from '../statement-runner.ts';

/** The one connection, in one transaction, on which all mutations of a request run. */
export interface Transaction {
  /** Returns the rows of a statement, as text. Errors of Postgres name `path`. */
  query(statement: Statement, bindings: Bindings, path: string): Promise<(string | null)[][]>;
}

/** A planned mutation field; returns the JSON of its answer. It keeps no state between runs. */
export type WritePlan = (transaction: Transaction, bindings: Bindings) => Promise<string>;

/** The Postgres protocol counts the parameters of a statement with 16 bits. */
const maxParameters = 65_535;

export function compileStatement(node: SQL): Statement {
  const { text, values } = sql.compile(node);
  if ((values?.length ?? 0) > maxParameters) throw invalid('the query is too large');
  return { text, parameters: values as unknown as Statement['parameters'] };
}
