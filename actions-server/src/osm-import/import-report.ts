export function createReport() {
  const sections = new Map<string, Map<string, { count: number; examples: string[] }>>();
  return {
    count(section: string, reason: string, example?: string, by = 1): void {
      const reasons = sections.get(section) ?? new Map<string, { count: number; examples: string[] }>();
      sections.set(section, reasons);
      const entry = reasons.get(reason) ?? { count: 0, examples: [] };
      reasons.set(reason, entry);
      entry.count += by;
      if (example !== undefined && entry.examples.length < exampleCount) entry.examples.push(example);
    },
    counts: (section: string): Record<string, number> =>
      Object.fromEntries([...(sections.get(section) ?? [])].map(([reason, { count }]) => [reason, count])),
    text(): string {
      return [...sections].map(([section, reasons]) => sectionText(section, reasons)).join('\n\n');
    },
  };
}
export type ImportReport = ReturnType<typeof createReport>;

const exampleCount = 3;

function sectionText(section: string, reasons: Map<string, { count: number; examples: string[] }>): string {
  const lines = [...reasons]
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([reason, { count, examples }]) => {
      const shown =
        examples.length > 0 ? `  (${examples.join(', ')}${count > examples.length ? ', …' : ''})` : '';
      return `${String(count).padStart(8)}  ${reason}${shown}`;
    });
  return [section, ...lines].join('\n');
}
