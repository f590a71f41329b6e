import { useQuery } from 'urql';
import { servicesQuery } from '#app/graphql/site/service-checkboxes.tsx';
import type { NewerValue } from '#app/lib/forms/use-edit.ts';
import { NewerValues } from '#app/ui/fields/newer-values.tsx';
import { fieldGroups, fieldText, fieldTitle } from './edited-values.ts';

interface NewerLaundromatValuesProps {
  newer: readonly NewerValue[];
  choose: (name: string, value: unknown) => void;
}

export function NewerLaundromatValues({ newer, choose }: NewerLaundromatValuesProps) {
  const [{ data }] = useQuery({ query: servicesQuery, pause: newer.length === 0 });
  const services = new Map(data?.services.map(({ id, name }) => [id, name]));
  const groupOf = (name: string) => fieldGroups.find((group) => group.includes(name)) ?? [name];
  const choices = newer.filter(
    ({ name }, index) => newer.findIndex((each) => groupOf(each.name).includes(name)) === index,
  );
  return (
    <NewerValues
      values={choices.map(({ name, mine, stored }) => ({
        name,
        label: fieldTitle(name),
        mine: fieldText(name, mine, services),
        stored: fieldText(name, stored, services),
      }))}
      onChoose={(chosen, side) => {
        for (const value of newer) if (groupOf(chosen).includes(value.name)) choose(value.name, value[side]);
      }}
    />
  );
}
