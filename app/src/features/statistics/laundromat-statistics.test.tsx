import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { frenchMonthOf } from '#contract/statistics/count-kinds.ts';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { LaundromatStatistics } from './laundromat-statistics.tsx';

test('the chart says what its table says: « environ », and « non compté » before the first count', () => {
  const month = frenchMonthOf(new Date());
  const counts = [
    { month, kind: 'opened', count: 30, isCapped: true, createdAt: `${month}T08:00:00+00:00` },
  ] as const;
  const html = renderOnServer(
    <StaticRouter location="/owner-dashboard">
      <LaundromatStatistics
        laundromat={{ id: '1', slug: 'lavoir', name: 'Lavoir', isActive: false, counts }}
      />
    </StaticRouter>,
  );
  const [, chart = ''] = /<svg[^>]*viewBox="0 0 360(.*?)<\/svg>/.exec(html) ?? [];
  expect(chart).toMatch(/>environ 30<\/text>/);
  expect(chart.match(/non compté<\/title>/g)).toHaveLength(11);
});
