import { formatMoment } from '#app/lib/time/french-date.ts';
import type { OutboxItem } from './outbox-item.ts';

/** Reason why a text is not sent yet. `slow`: the server has not answered yet. */
export type Problem = OutboxItem['problem'] | 'slow';

const reasons: Record<NonNullable<Problem>, string> = {
  network: 'Le site est injoignable. ',
  server: "Le site n'a pas pu l'enregistrer pour l'instant. ",
  account: 'Votre session a expiré. ',
  slow: "Le site n'a pas encore répondu. ",
};

interface Queued {
  wakes: boolean;
  problem: Problem;
  until?: number;
}

export const pauseNotice = (until: number) =>
  `Le site limite les envois\u00a0: nouvel essai le ${formatMoment(until)}`;

export function queuedNotice({ wakes, problem, until }: Queued): string {
  if (until !== undefined)
    return `${pauseNotice(until)}${wakes ? '' : ', si le site reste ouvert, sinon à la prochaine ouverture'}.`;
  if (problem === 'account') return 'Il partira dès que vous serez reconnecté à votre compte.';
  if (problem === 'network')
    return wakes
      ? 'Il partira tout seul dès que la connexion le permettra.'
      : 'Il partira dès que la connexion le permettra si le site reste ouvert, sinon à la prochaine ouverture.';
  const retry = wakes
    ? 'Un nouvel essai aura lieu tout seul.'
    : 'Un nouvel essai aura lieu si le site reste ouvert, sinon à la prochaine ouverture.';
  return `${problem ? reasons[problem] : ''}${retry}`;
}

export function unsavedNotice(problem: Problem = 'slow'): string {
  return `${reasons[problem]}Cet appareil ne peut pas garder votre texte\u00a0: ne fermez pas cette page, libérez de l'espace, puis réessayez.`;
}
