const signs = ['+', '−', '×'] as const;
type Sign = (typeof signs)[number];

/** A calculation that is easy for a person. Operands go from 1 to 10. */
export interface SecuritySum {
  left: number;
  sign: Sign;
  right: number;
}

/** `random` returns numbers from 0 up to 1. */
export function newSecuritySum(random: () => number = Math.random): SecuritySum {
  const upTo = (count: number) => Math.floor(random() * count);
  const sign = signs[upTo(signs.length)]!;
  const [first, second] = [1 + upTo(10), 1 + upTo(10)];
  // The larger operand first: the number pads of many phones have no minus.
  if (sign === '−') return { left: Math.max(first, second), sign, right: Math.min(first, second) };
  return { left: first, sign, right: second };
}

/** Returns a source of random numbers that is the same for the same start. */
export function randomFrom(start: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = (start % modulus) + 1;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
}

export function solves(answer: string, { left, sign, right }: SecuritySum): boolean {
  const typed = answer.trim();
  const result = { '+': left + right, '−': left - right, '×': left * right }[sign];
  return /^-?\d+$/.test(typed) && Number(typed) === result;
}
