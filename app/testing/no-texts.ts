import { type TextFieldName, textFieldNames } from '#contract/laundromat/fields.ts';

/** The text fields of a laundromat, all empty. */
export const noTexts = Object.fromEntries(textFieldNames.map((name) => [name, null])) as Record<
  TextFieldName,
  null
>;
