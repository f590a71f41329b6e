import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { Client, fetchExchange, Provider } from 'urql';
import { expect, test } from 'vitest';
import type { FieldGroup, LaundromatField } from '#contract/laundromat/field-definition.ts';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { ownerFields } from '#contract/laundromat/fields.ts';
import { emptyValues, type FormVariant } from './form-values.ts';
import { LaundromatFields } from './laundromat-fields.tsx';

const client = new Client({
  url: 'http://nowhere.test',
  preferGetMethod: false,
  exchanges: [fetchExchange],
  fetch: () => new Promise<Response>(() => {}),
});

const groups: FieldGroup[] = ['place', 'contact', 'opening', 'machines', 'links', 'description', 'services'];

function Form({ variant }: { variant: FormVariant }) {
  return (
    <Provider value={client}>
      <FormProvider {...useForm({ defaultValues: emptyValues })}>
        <LaundromatFields variant={variant} groups={groups} />
      </FormProvider>
    </Provider>
  );
}

test.each(['submission', 'owner', 'admin'] as const)('the form %s shows every field of owners', (variant) => {
  const html = renderToStaticMarkup(<Form variant={variant} />).replaceAll('&#x27;', "'");
  const { latitude: _, longitude: __, ...typed } = ownerFields;
  for (const [name, field] of Object.entries<LaundromatField>(typed)) {
    const { label = fieldTitles[name as keyof typeof typed], submission } = field;
    expect(html).toContain(variant === 'submission' ? (submission?.label ?? label) : label);
  }
});
