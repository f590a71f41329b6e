import pg from 'pg';

/**
 * Returns the plans of the statements inside a function, one line each, from the notices of auto_explain. Very fast
 * statements are omitted.
 */
export async function explainNested(
  connectionString: string,
  text: string,
  values: unknown[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  const plans: string[] = [];
  client.on('notice', ({ message = '' }) => {
    if (message.startsWith('duration:')) plans.push(oneLine(message));
  });
  await client.connect();
  try {
    await client.query(text, values);
    await client.query(`load 'auto_explain'`);
    await client.query(`set auto_explain.log_min_duration = 0`);
    await client.query(`set auto_explain.log_nested_statements = on`);
    await client.query(`set auto_explain.log_analyze = on`);
    await client.query(`set auto_explain.log_timing = off`);
    await client.query(`set client_min_messages = log`);
    await client.query(text, values);
    await client.query(`set client_min_messages = warning`);
  } finally {
    await client.end();
  }
  return plans.filter((plan) => plan.includes('Scan on') || plan.includes('Scan using')).filter(isOfTable);
}

const isOfTable = (plan: string) => plan.includes(' laundromats ');

/** `0.42 ms: Limit > Index Scan using x (8 rows)`: the nodes from the root down, with the rows each gave. */
function oneLine(message: string): string {
  const duration = /^duration: ([\d.]+) ms/.exec(message)?.[1] ?? '?';
  const nodes = message
    .split('\n')
    .filter((line) => /rows=/.test(line) && !line.includes('never executed'))
    .map((line) => {
      const name = line.replace(/^\s*(->)?\s*/, '').replace(/\s*\(.*$/, '');
      const rows = /actual rows=([\d.]+)/.exec(line)?.[1] ?? '?';
      return `${name} [${rows}]`;
    });
  return `  ${duration} ms  ${nodes.join(' > ')}`;
}
