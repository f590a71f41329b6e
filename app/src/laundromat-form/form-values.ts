import { type TextFieldName, textFieldNames, textFields } from '#contract/laundromat/fields.ts';

type TextValues<Text> = Record<TextFieldName, Text>;

/** The fields of a laundromat as a form holds them: every text is a string until it is sent. */
export type LaundromatFormValues = TextValues<string> & { services: string[] };

/** The part of a stored laundromat that forms show. The fragment `EditableLaundromat` selects it. */
export type EditableLaundromat = TextValues<string | null> & {
  laundromatServices: readonly { serviceId: string }[];
};

const textValues = (valueOf: (name: TextFieldName) => string) =>
  Object.fromEntries(textFieldNames.map((name) => [name, valueOf(name)])) as TextValues<string>;

/** The values of an empty form. */
export const emptyValues: LaundromatFormValues = {
  ...textValues((name) => {
    const field = textFields[name];
    return 'initial' in field ? field.initial : '';
  }),
  services: [],
};

/** The values of a form that shows a stored laundromat. */
export function valuesOf(laundromat: EditableLaundromat): LaundromatFormValues {
  return { ...textValues((name) => laundromat[name] ?? ''), services: servicesOf(laundromat) };
}

/** Ids of the services that a laundromat offers. */
export function servicesOf({ laundromatServices }: Pick<EditableLaundromat, 'laundromatServices'>): string[] {
  return laundromatServices.map(({ serviceId }) => serviceId);
}

/** Tells whether the form holds anything worth saving. */
export function isTyped(values: LaundromatFormValues): boolean {
  return values.services.length > 0 || textFieldNames.some((name) => values[name] !== emptyValues[name]);
}
