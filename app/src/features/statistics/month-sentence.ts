import { spaced } from '#contract/site/french-spacing.ts';
import { formatFigure, type MonthCounts } from './month-counts.ts';

const name = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });
const nameOf = (month: string) => name.format(new Date(month));

/** Returns « d'octobre », « de novembre ». */
function ofMonth(month: string): string {
  const text = nameOf(month);
  return /^[ao]/.test(text) ? `d'${text}` : `de ${text}`;
}

/**
 * Says how often the page was opened this month, compared with all of last month, because this month is not over.
 * Without a last month that was counted as a whole, the sentence has no comparison.
 */
export function monthSentence(months: readonly MonthCounts[]): string {
  const [before, last, current] = months.slice(-3);
  if (!before || !last || !current) return '';
  const opened = current.counts.opened;
  const times = opened === 0 ? 'pas encore ouverte' : `ouverte ${formatFigure(current, 'opened')} fois`;
  const start = `Fiche ${times} depuis le 1er ${nameOf(current.month)}`;
  if (!before.isCounted) return spaced(`${start}.`);
  return spaced(`${start}${comparison(opened, last)}.`);
}

function comparison(opened: number, last: MonthCounts): string {
  const { month, counts } = last;
  const wholeMonth = `tout le mois ${ofMonth(month)}`;
  if (counts.opened === 0) return opened === 0 ? '' : ` ; elle ne l'avait pas été en ${nameOf(month)}`;
  if (opened > counts.opened) return `, déjà plus que sur ${wholeMonth} (${formatFigure(last, 'opened')})`;
  if (opened === counts.opened) return `, autant que sur ${wholeMonth}`;
  return `, contre ${formatFigure(last, 'opened')} sur ${wholeMonth}`;
}
