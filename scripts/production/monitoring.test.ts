import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { measureEventBacklog } from '../../actions-server/src/hasura/event-backlog.ts';
import { createMetrics } from '../../actions-server/src/telemetry/metrics.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}

const project = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const alerts = (parse(read('deploy/monitoring/alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

async function served(): Promise<Map<string, string[]>> {
  const metrics = createMetrics({ withProcess: true });
  measureEventBacklog(metrics, { query: () => Promise.reject(new Error('not needed')) });
  const series = new Map<string, string[]>();
  for (const metric of metrics.registry.getMetricsAsArray()) {
    const { name, labelNames, type } = metric as typeof metric & { labelNames: string[] };
    const { type: kind } = (await metrics.registry.getMetricsAsJSON()).find((one) => one.name === name)!;
    series.set(name, labelNames);
    if (String(kind ?? type) === 'histogram')
      for (const suffix of ['_bucket', '_count', '_sum']) series.set(name + suffix, [...labelNames, 'le']);
  }
  return series;
}

test.each([
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
])('"%s" reads only metrics and labels that the server has', async (_title, expr) => {
  const series = await served();
  const named = [...expr.matchAll(/\b((?:lavoir|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
  expect(named).not.toEqual([]);
  for (const [, name, matchers = ''] of named) {
    expect([...series.keys()]).toContain(name);
    for (const [, label] of matchers.matchAll(/(\w+)[=!]/g)) expect(series.get(name!)).toContain(label);
  }
});

test.each(alerts.map(({ alert, annotations }) => [alert, annotations.runbook_url]))(
  'the alert %s has a section in the handbook',
  (alert, url) => {
    expect(url).toBe(`docs/operating.md#${alert.toLowerCase()}`);
    expect(read('docs/operating.md')).toMatch(new RegExp(`^### ${alert}$`, 'm'));
  },
);
