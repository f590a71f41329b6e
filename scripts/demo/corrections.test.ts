import { describe, expect, test } from 'vitest';
import { correctionTypes } from '#contract/corrections/correction-types.ts';
import { correctionForm, correctionStates } from '#contract/corrections/corrections.ts';
import { buildBilling } from './billing.ts';
import { buildCorrections } from './corrections.ts';
import { buildDemo } from './demo.ts';

const { users, laundromats } = buildDemo();

describe('the demo', () => {
  test('has a subscription of every status that an owner sees', () => {
    const statuses = new Set(buildBilling(users).subscriptions.map(({ status }) => status));
    expect(statuses).toEqual(new Set(['active', 'past_due', 'canceled']));
  });

  test('has corrections of every type and state, as visitors can send them', () => {
    const corrections = buildCorrections(laundromats, 'admin');
    expect(new Set(corrections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(correctionTypes)));
    expect(new Set(corrections.map(({ status }) => status))).toEqual(new Set(correctionStates));
    for (const { kind, proposed, comment } of corrections)
      expect(correctionForm.parse({ kind, proposed, comment })).toMatchObject({ proposed, comment });
  });
});
