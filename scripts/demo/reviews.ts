import { contentLines, contentRows } from './content.ts';
import type { DemoReview } from './demo-data.ts';
import { typeset } from './french.ts';
import type { Random } from './random.ts';
import { agreesWith, type ClaimedFacts } from './text-claims.ts';

interface Piece {
  tone: string;
  part: string;
  topic: string;
  service: number;
  text: string;
}

/** Feminine forms that show that a woman wrote a text. */
const feminine = /\b(infirmière|étudiante|contente|repartie|rassurée|aidée|Sauvée|déçue|obligée)(?=\W|$)/;
const initials = 'ABCDEFGHJLMNPRSTV';

const wholeTexts = contentRows('reviews.txt').map(([key, text]) => {
  const [rating, service] = key!.split(',');
  return { rating: Number(rating), service: Number(service ?? 0), text: text! };
});

const pieces = contentRows('review-pieces.txt').map(([key, text]): Piece => {
  const [words, service] = key!.split(',');
  const [tone, part, topic] = words!.split(' ');
  return { tone: tone!, part: part!, topic: topic ?? '', service: Number(service ?? 0), text: text! };
});

function composed(random: Random, rating: number, services: number[]): string {
  const tone = rating >= 4 ? '+' : rating === 3 ? '=' : '-';
  const fitting = pieces.filter(
    (piece) => piece.tone === tone && (piece.service === 0 || services.includes(piece.service)),
  );
  const of = (part: string) => random.shuffled(fitting.filter((piece) => piece.part === part));
  const [first, ...others] = of('detail');
  const second = others.find((piece) => piece.topic !== first!.topic);
  return [
    random.chance(0.7) ? of('ouverture')[0]!.text : '',
    first!.text,
    random.chance(0.45) ? second!.text : '',
    random.chance(0.35) ? of('fin')[0]!.text : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Writes reviews; texts never repeat within a laundromat and rarely in the demo. */
export function reviewer(random: Random) {
  const used = new Map<string, number>();
  const [women, men] = contentLines('people.txt').map((line) => line.split(' ')) as [string[], string[]];

  function textFor(rating: number, facts: ClaimedFacts, here: Set<string>): string {
    for (let attempt = 0; ; attempt += 1) {
      const whole = wholeTexts.filter(
        (text) => text.rating === rating && (text.service === 0 || facts.services.includes(text.service)),
      );
      const text = random.chance(0.42) ? random.pick(whole).text : composed(random, rating, facts.services);
      if (!agreesWith(text, facts)) continue;
      const limit = text.length < 40 ? 6 : 3;
      if (here.has(text) || ((used.get(text) ?? 0) >= limit && attempt < 40)) continue;
      here.add(text);
      used.set(text, (used.get(text) ?? 0) + 1);
      return text;
    }
  }

  function author(text: string): string {
    const first = random.pick(feminine.test(text) || random.chance(0.52) ? women : men);
    return random.chance(0.85) ? `${first} ${random.pick([...initials])}.` : first;
  }

  /** `mood` ranges from 0 (unhappy customers) to 1 (happy customers). */
  return (count: number, mood: number, facts: ClaimedFacts, openForHours: number): DemoReview[] => {
    const here = new Set<string>();
    return Array.from({ length: count }, () => {
      const roll = random.next() * 0.75 + mood * 0.5;
      const rating = roll > 0.72 ? 5 : roll > 0.47 ? 4 : roll > 0.33 ? 3 : roll > 0.2 ? 2 : 1;
      const text = textFor(rating, facts, here);
      return {
        rating,
        comment: typeset(text),
        authorName: author(text),
        hoursAgo: random.between(5, Math.min(openForHours - 24, 730 * 24)),
      };
    });
  };
}
