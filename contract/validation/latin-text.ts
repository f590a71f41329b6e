import { cleanLine } from './text.ts';

export const latinMessage =
  "N'utilisez que des lettres latines, des chiffres et la ponctuation courante\u00a0: les autres caractères se confondent.";

/** A letter with its accents, taken apart, a digit, or the punctuation of French names and addresses. */
const accepted = /^(?:[a-zæœøłđß]\p{M}{0,2}|[\d .,;:!?'’"“”«»()[\]/&+°@#*%€_–—-])$/iu;

/** A line in plain characters: full-width or mathematical letters become the letters that they look like. */
export const latinLine = (text: string): string =>
  cleanLine(
    text
      .replace(/[´`‘ʼ]/g, '’')
      .normalize('NFKC')
      .replaceAll('\u2044', '/'),
  );

export const isLatin = (text: string): boolean =>
  [...text].every((character) => accepted.test(character.normalize('NFD')));
