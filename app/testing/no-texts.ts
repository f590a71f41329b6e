import { type TextFieldName, textFieldNames } from '#contract/laundromat/fields.ts';

/** The texts of a laundromat of which nothing is known. */
export const noTexts = Object.fromEntries(textFieldNames.map((name) => [name, null])) as Record<
  TextFieldName,
  null
>;
