import { type TextFieldName, textFieldNames } from '#contract/laundromat/fields.ts';

export const noTexts = Object.fromEntries(textFieldNames.map((name) => [name, null])) as Record<
  TextFieldName,
  null
>;
