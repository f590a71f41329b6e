export interface Row {
  check: string;
  part: string;
  outcome: 'passed' | 'failed' | 'omitted';
  detail: string;
  seconds: number;
}

export class Omitted extends Error {}

export type RunPart = (
  part: string,
  run: () => Promise<{ problems: string[]; detail?: string }>,
) => Promise<boolean>;

const shownProblems = 5;

export function partsOf(check: string, rows: Row[]): RunPart {
  return async (part, run) => {
    const started = Date.now();
    const add = (outcome: Row['outcome'], detail: string) =>
      void rows.push({ check, part, outcome, detail, seconds: (Date.now() - started) / 1000 });
    try {
      const { problems, detail = '' } = await run();
      const more = problems.length > shownProblems ? [`and ${problems.length - shownProblems} more`] : [];
      add(
        problems.length === 0 ? 'passed' : 'failed',
        problems.length === 0 ? detail : [...problems.slice(0, shownProblems), ...more].join('\n'),
      );
      return problems.length === 0;
    } catch (error) {
      add(
        error instanceof Omitted ? 'omitted' : 'failed',
        error instanceof Error ? error.message : String(error),
      );
      return false;
    }
  };
}

export function table(rows: Row[]): string {
  const cells = rows.map(({ check, part, outcome, detail, seconds }) => [
    check,
    part,
    outcome,
    `${seconds.toFixed(1)} s`,
    detail.replaceAll('\n', ' · ').replaceAll('|', '\\|'),
  ]);
  const head = ['check', 'part', 'result', 'time', 'detail'];
  const widths = head.map((title, column) =>
    column === head.length - 1
      ? title.length
      : Math.max(...[head, ...cells].map((line) => line[column]!.length)),
  );
  const line = (values: string[]) =>
    `| ${values.map((value, column) => value.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...cells.map(line)].join('\n');
}

export function summary(rows: Row[]): string {
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('omitted')} omitted`;
}
