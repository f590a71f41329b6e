import { expect, test, vi } from 'vitest';
import { newSecuritySum, solves } from './security-question.tsx';

test('operands go from 1 to 10, all three signs come up, and no result is negative', () => {
  const steps = Array.from({ length: 10 }, (_, index) => index / 10 + 0.05);
  const random = vi.spyOn(Math, 'random');
  const seen = new Set<string>();
  for (const sign of steps) {
    for (const first of steps) {
      for (const second of steps) {
        const values = [sign, first, second];
        random.mockImplementation(() => values.shift()!);
        const sum = newSecuritySum();
        seen.add(sum.sign);
        for (const operand of [sum.left, sum.right]) {
          expect(operand).toBeGreaterThanOrEqual(1);
          expect(operand).toBeLessThanOrEqual(10);
        }
        if (sum.sign === '−') expect(sum.left).toBeGreaterThanOrEqual(sum.right);
      }
    }
  }
  random.mockRestore();
  expect([...seen].sort()).toEqual(['+', '×', '−'].sort());
});

test.each([
  [{ left: 7, sign: '+', right: 5 }, '12'],
  [{ left: 7, sign: '−', right: 5 }, ' 2 '],
  [{ left: 7, sign: '×', right: 5 }, '35'],
] as const)('%o is solved by %s and by nothing else', (sum, answer) => {
  expect(solves(answer, sum)).toBe(true);
  for (const wrong of ['', ' ', '13', `${answer}0`, 'douze', '1e1']) expect(solves(wrong, sum)).toBe(false);
});
