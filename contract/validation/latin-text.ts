import { cleanLine } from './text.ts';

export const latinMessage =
  "N'utilisez que des lettres latines, des chiffres et la ponctuation courante\u00a0: les autres caractères se confondent.";

/** A letter with its accents taken apart, a digit, or punctuation of French names and addresses. */
const accepted = /^(?:[a-zæœøłđß]\p{M}{0,2}|[\d .,;:!?'’"“”«»()[\]/&+°@#*%€_–—-])$/iu;

export const latinLine = (text: string): string =>
  cleanLine(
    text
      .replace(/[´`‘ʼ]/g, '’')
      .normalize('NFKC')
      .replaceAll('\u2044', '/'),
  );

export const isLatin = (text: string): boolean =>
  [...text].every((character) => accepted.test(character.normalize('NFD')));
