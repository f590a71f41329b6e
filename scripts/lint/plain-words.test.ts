import { RuleTester } from 'eslint';
import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words-rule.ts';
import { problemsOfComment, problemsOfName, problemsOfProse } from './plain-words.ts';

describe('prose', () => {
  it('is refused with the word to write instead', () => {
    expect(problemsOfProse('It is thus refused.')).toEqual(['"thus" is not a word of this code: write so.']);
  });

  it('may quote French and code', () => {
    expect(problemsOfProse('Shows « thus » and `thus`.')).toEqual([]);
  });
});

describe('a name', () => {
  it('is refused for one of its words', () => {
    for (const name of ['whitherTo', 'goWhither', 'GO_WHITHER']) expect(problemsOfName(name)).toHaveLength(1);
  });

  it('may contain a banned word inside another one', () => {
    for (const name of ['acanthusLeaf', 'indeed', 'letterSpacing', 'turnPage', 'shallow'])
      expect(problemsOfName(name)).toEqual([]);
  });
});

describe('a doc comment', () => {
  it.each(['* What a plan covers.', '*\n * Who may enter.', '* Whether it is open.', '* How long it lasts.'])(
    'does not begin as %j',
    (comment) => expect(problemsOfComment(comment)).toHaveLength(1),
  );

  it('begins with a noun or a verb', () => {
    expect(problemsOfComment('* Returns what a plan covers.')).toEqual([]);
  });

  it('differs from a comment inside a function', () => {
    expect(problemsOfComment(' What follows is slow.')).toEqual([]);
  });
});

RuleTester.describe = describe;
RuleTester.it = it;
new RuleTester().run('plain-words', plainWords, {
  valid: [
    '// a plain sentence',
    'style.thus = 1;',
    'const text = "thus, a text that visitors read";',
    'test("a rule in plain words", () => {});',
  ],
  invalid: [
    { code: '// thus', errors: 1 },
    { code: '/** Whether it is open. */ const isOpen = true;', errors: 1 },
    { code: 'const thus = 1; console.log(thus);', errors: 1 },
    { code: 'test("a rule that thus holds", () => {});', errors: 1 },
    { code: 'it.each([1])("%s thus holds", () => {});', errors: 1 },
    { code: 'test.describe(`${1} thus`, () => {});', errors: 1 },
  ],
});
