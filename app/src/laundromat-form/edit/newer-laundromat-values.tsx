import type { ComponentProps } from 'react';
import { useQuery } from 'urql';
import { servicesQuery } from '#app/graphql/site/service-checkboxes.tsx';
import { NewerValues } from '#app/ui/fields/newer-values.tsx';
import { fieldText, fieldTitle } from './edited-values.ts';

type NewerLaundromatValuesProps = Pick<ComponentProps<typeof NewerValues>, 'newer' | 'choose'>;

export function NewerLaundromatValues({ newer, choose }: NewerLaundromatValuesProps) {
  const [{ data }] = useQuery({ query: servicesQuery, pause: newer.length === 0 });
  const services = new Map(data?.services.map(({ id, name }) => [id, name]));
  return (
    <NewerValues
      newer={newer}
      choose={choose}
      labelOf={fieldTitle}
      textOf={(name, value) => fieldText(name, value, services)}
    />
  );
}
