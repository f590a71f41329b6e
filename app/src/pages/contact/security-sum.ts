const signs = ['+', '−', '×'] as const;
type Sign = (typeof signs)[number];

export interface SecuritySum {
  left: number;
  sign: Sign;
  right: number;
}

export function newSecuritySum(): SecuritySum {
  const upTo = (count: number) => Math.floor(Math.random() * count);
  const sign = signs[upTo(signs.length)]!;
  const [first, second] = [1 + upTo(10), 1 + upTo(10)];
  // The larger operand first: the number pads of many phones have no minus.
  if (sign === '−') return { left: Math.max(first, second), sign, right: Math.min(first, second) };
  return { left: first, sign, right: second };
}

export function solves(answer: string, { left, sign, right }: SecuritySum): boolean {
  const typed = answer.trim();
  const result = { '+': left + right, '−': left - right, '×': left * right }[sign];
  return /^-?\d+$/.test(typed) && Number(typed) === result;
}
