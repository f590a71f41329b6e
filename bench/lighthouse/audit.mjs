// Runs Lighthouse once and prints its scores and main times as a line of JSON: node audit.mjs <chromium> <url> [--no-scripts]
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [chromePath, url, noScripts] = process.argv.slice(2);
// Only the performance of a page whose scripts are missing says something.
const settings = noScripts ? { blockedUrlPatterns: ['*.js', '*.mjs'], onlyCategories: ['performance'] } : {};
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
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', ...settings });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  const { audits, categories, environment } = result.lhr;
  const weak = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
    .map(({ id }) => id);
  console.log(
    JSON.stringify({
      benchmarkIndex: environment.benchmarkIndex,
      scores: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      firstContentfulPaint: audits['first-contentful-paint'].numericValue,
      largestContentfulPaint: audits['largest-contentful-paint'].numericValue,
      totalBlockingTime: audits['total-blocking-time'].numericValue,
      cumulativeLayoutShift: audits['cumulative-layout-shift'].numericValue,
      weak: [...new Set(weak)],
    }),
  );
} finally {
  chrome.kill();
}
