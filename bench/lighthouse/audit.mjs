// Runs Lighthouse once and prints its scores and main times as a line of JSON:
// node audit.mjs <chromium> <url> <slowdown>
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';

const [chromePath, url, slowdown] = process.argv.slice(2);
const phone = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: Number(slowdown) };
const chrome = await launch({
  chromePath,
  chromeFlags: [
    '--headless=new',
    '--disable-gpu',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // With empty cookies and caches, as on a first visit.
    '--incognito',
  ],
});
try {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    throttling: phone,
  });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  const { audits, categories, environment } = result.lhr;
  const weak = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
    .map(({ id }) => id);
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  console.log(
    JSON.stringify({
      scores: Object.fromEntries(scores),
      metrics: {
        'FCP ms': audits['first-contentful-paint'].numericValue,
        'LCP ms': audits['largest-contentful-paint'].numericValue,
        'TBT ms': audits['total-blocking-time'].numericValue,
        CLS: audits['cumulative-layout-shift'].numericValue,
        benchmarkIndex: environment.benchmarkIndex,
      },
      weak: [...new Set(weak)],
    }),
  );
} finally {
  chrome.kill();
}
