import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminClaim } from './admin-claim-query.ts';
import { ClaimSubject } from './claim-screen.tsx';

test.each([true, false])(
  'a claimed laundromat is « Vérifiée » only while it is published: %s',
  (isActive) => {
    const laundromat = {
      name: 'Le Tambour',
      locationSource: 'commune',
      isActive,
      factsCheckedAt: '2026-11-12T10:00:00Z',
      createdAt: '2026-11-02T10:00:00Z',
      sourceObjects: [],
    } as unknown as AdminClaim['laundromat'];
    expect(renderToStaticMarkup(<ClaimSubject laundromat={laundromat} />).includes('Vérifiée')).toBe(
      isActive,
    );
  },
);
