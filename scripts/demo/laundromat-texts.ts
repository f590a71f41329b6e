import { contentLines, contentRows } from './content.ts';
import { inCity, ofCity, typeset } from './french.ts';
import type { DemoPlace } from './places.ts';
import type { Random } from './random.ts';
import { agreesWith, type ClaimedFacts } from './text-claims.ts';

const quarterNames = [
  'Laverie',
  'Laverie',
  'Le Lavoir',
  'La Buanderie',
  'Lavomatique',
  'Laverie libre-service',
  'Les Lavandières',
];

/** Names laundromats after their quarter or street, or with a unique name. Only chain names repeat, never in one town. */
export function namer(random: Random): (place: DemoPlace) => string {
  const lines = contentLines('names.txt');
  const single = random.shuffled(lines.filter((line) => !line.startsWith('* ')));
  const chain = random.deck(
    lines.filter((line) => line.startsWith('* ')).flatMap((line) => Array(4).fill(line.slice(2)) as string[]),
  );
  const taken = new Set<string>();
  const candidate = (place: DemoPlace): string => {
    const roll = random.next();
    if (roll < 0.21 && single.length > 0) return single.pop()!;
    if (roll < 0.31) return chain();
    if (place.quarter) return `${random.pick(quarterNames)} ${place.quarter}`;
    if (roll < 0.5) return `${random.pick(['Laverie', 'Lavoir'])} ${ofCity(place.city)}`;
    if (roll < 0.58)
      return random.pick(['Laverie du Centre', 'Lavomatique du Centre', 'La Buanderie du Centre']);
    return `${random.pick(['Laverie', 'Laverie', 'Le Lavoir'])} ${place.street.slice(place.street.indexOf(' ') + 1)}`;
  };
  return (place) => {
    for (;;) {
      const name = candidate(place);
      const key = `${name}|${place.city}`;
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  };
}

/** Describes a laundromat in two to four sentences that match its location, services, hours and machines. */
export function describer(random: Random): (place: DemoPlace, facts: ClaimedFacts) => string {
  const rows = contentRows('descriptions.txt').map(([key, text]) => {
    const [part, service] = key!.split(',');
    return { part: part!, service: Number(service ?? 0), text: text! };
  });
  const decks = Object.fromEntries(
    ['quartier', 'ville', 'machines', 'ambiance', 'fin'].map((part) => [
      part,
      random.deck(rows.filter((row) => row.part === part).map((row) => row.text)),
    ]),
  );
  const sentence = (part: string, facts: ClaimedFacts): string => {
    for (;;) {
      const text = decks[part]!();
      if (agreesWith(text, facts)) return text;
    }
  };
  return (place, facts) => {
    const ofServices = random
      .shuffled(facts.services)
      .map((service) => rows.filter((row) => row.service === service && agreesWith(row.text, facts)))
      .filter((candidates) => candidates.length > 0)
      .map((candidates) => random.pick(candidates).text);
    const sentences = [sentence(place.quarter && random.chance(0.75) ? 'quartier' : 'ville', facts)];
    if (random.chance(0.55)) sentences.push(sentence('machines', facts));
    if (ofServices[0] && random.chance(0.8)) sentences.push(ofServices[0]);
    if (sentences.length < 2 || random.chance(0.45)) sentences.push(sentence('ambiance', facts));
    if (sentences.length < 4 && random.chance(0.35)) sentences.push(sentence('fin', facts));
    const text = sentences
      .join(' ')
      .replace('{quartier}', place.quarter ?? '')
      .replace('{à ville}', inCity(place.city))
      .replace('{de ville}', ofCity(place.city));
    return typeset(text);
  };
}
