interface BannedWord {
  pattern: RegExp;
  inNames?: RegExp;
  instead: string;
}

/** The one list: oxlint applies it to TypeScript, docs/plain-words.test.ts to documents, SQL and YAML. */
const bannedWords: BannedWord[] = [
  { pattern: /\bshall\b/i, instead: 'a plain verb' },
  { pattern: /\bthus\b/i, instead: 'so' },
  { pattern: /\bheeds?\b/i, instead: 'respects, or checks' },
  { pattern: /\bwhoever\b/i, instead: 'the role, or "anyone who"' },
  { pattern: /\bsomebody\b/i, instead: 'the role: visitor, member, owner, administrator' },
  { pattern: /\bwhither\b/i, instead: 'where' },
  { pattern: /\bof its own\b/i, instead: '"its own" before the noun, or "separate"' },
  { pattern: /\bstand-ins?\b/i, inNames: /\bstand ?in\b/, instead: 'fake' },
  { pattern: /\bpatience\b/i, instead: 'timeout' },
  { pattern: /\bhopeless\b/i, instead: 'permanent' },
  { pattern: /\bdeeds?\b/i, instead: 'action' },
  { pattern: /\btold\b/i, instead: 'reported, notified, logged or said' },
  { pattern: /\b(?:this|same|repeated|sends? (?:a|the)) letter\b/i, instead: 'email' },
  {
    pattern: /\b(?:the|its|whose|this|that|next|same) turn\b/i,
    inNames: /\b(?:take|next|billing|placement|whose) turn\b/,
    instead: 'version (of a row) or rotation (of featured laundromats)',
  },
  { pattern: /\bfavourites?\b/i, instead: 'favorite' },
  { pattern: /\bboosted\b/i, instead: 'featured' },
  { pattern: /\bbring(?:s|ing)? up to date\b/i, instead: 'syncs, or reconciles' },
  { pattern: /\bjourneys?\b/i, instead: 'end-to-end test' },
];

const questioningStart = /^(?:What|Who|Whether|For who|How long)\b/;

/** French texts are quoted like « this » and code like `this`. The rules do not apply to either. */
const quoted = /«[^»]*»|`[^`]*`/g;

export function problemsOfProse(text: string): string[] {
  const prose = text.replace(quoted, '');
  return bannedWords.flatMap(({ pattern, instead }) => describeMatch(pattern.exec(prose), instead));
}

export function problemsOfName(name: string): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return bannedWords.flatMap(({ pattern, inNames = pattern, instead }) =>
    describeMatch(inNames.exec(words), instead),
  );
}

export function problemsOfComment(text: string): string[] {
  const start = questioningStart.exec(text.replace(/^\*\s*(?:\*\s*)?/, ''));
  const isDoc = text.startsWith('*');
  return [
    ...problemsOfProse(text),
    ...(isDoc && start ? [`A doc comment begins with a noun or a verb, not with "${start[0]}".`] : []),
  ];
}

function describeMatch(match: RegExpExecArray | null, instead: string): string[] {
  return match ? [`"${match[0]}" is not a word of this code: write ${instead}.`] : [];
}
