export interface Row {
  check: string;
  part: string;
  outcome: 'passed' | 'failed' | 'omitted';
  detail: string;
}

export class Omitted extends Error {}

export type RunPart = (
  part: string,
  run: () => Promise<{ problems: string[]; detail?: string }>,
) => Promise<boolean>;

const shownProblems = 5;

export function partsOf(check: string, rows: Row[]): RunPart {
  return async (part, run) => {
    const add = (outcome: Row['outcome'], detail: string) => void rows.push({ check, part, outcome, detail });
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

export function summary(rows: Row[]): string {
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('omitted')} omitted`;
}
