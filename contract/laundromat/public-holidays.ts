export type OpeningArea = 'metropole' | 'alsace-moselle' | keyof typeof overseas;

/** Overseas departments and collectivities: time zone, and the day that commemorates the abolition of slavery. */
const overseas = {
  '971': { zone: 'America/Guadeloupe', abolition: '05-27' },
  '972': { zone: 'America/Martinique', abolition: '05-22' },
  '973': { zone: 'America/Cayenne', abolition: '06-10' },
  '974': { zone: 'Indian/Reunion', abolition: '12-20' },
  '975': { zone: 'America/Miquelon', abolition: null },
  '976': { zone: 'Indian/Mayotte', abolition: '04-27' },
  '977': { zone: 'America/St_Barthelemy', abolition: '10-09' },
  '978': { zone: 'America/Marigot', abolition: '05-28' },
  '986': { zone: 'Pacific/Wallis', abolition: null },
  '987': { zone: 'Pacific/Tahiti', abolition: null },
  '988': { zone: 'Pacific/Noumea', abolition: null },
} as const;

/** Saint-Barthélemy and Saint-Martin still have the postal codes of Guadeloupe. */
const postalCodes: Record<string, OpeningArea> = { '97133': '977', '97150': '978' };
const alsaceMoselle = ['57', '67', '68'];

export function openingAreaOf(postalCode: string): OpeningArea {
  const code = postalCode.replace(/\s/g, '');
  const department = code.slice(0, 3);
  if (Object.hasOwn(overseas, department)) return postalCodes[code] ?? (department as keyof typeof overseas);
  return alsaceMoselle.includes(code.slice(0, 2)) ? 'alsace-moselle' : 'metropole';
}

export function timeZoneOf(area: OpeningArea): string {
  return area === 'metropole' || area === 'alsace-moselle' ? 'Europe/Paris' : overseas[area].zone;
}

const fixedDays = {
  '01-01': "Jour de l'an",
  '05-01': 'Fête du Travail',
  '05-08': 'Victoire 1945',
  '07-14': 'Fête nationale',
  '08-15': 'Assomption',
  '11-01': 'Toussaint',
  '11-11': 'Armistice 1918',
  '12-25': 'Noël',
};

export function publicHolidays(year: number, area: OpeningArea): ReadonlyMap<string, string> {
  const key = `${area} ${year}`;
  const known = computed.get(key);
  if (known) return known;
  const holidays = new Map(computeHolidays(year, area).sort(([one], [other]) => one.localeCompare(other)));
  computed.set(key, holidays);
  return holidays;
}

const computed = new Map<string, ReadonlyMap<string, string>>();

function computeHolidays(year: number, area: OpeningArea): [string, string][] {
  const easter = (days: number) =>
    new Date(easterSunday(year) + days * 86_400_000).toISOString().slice(0, 10);
  const holidays: [string, string][] = Object.entries(fixedDays).map(([day, name]) => [
    `${year}-${day}`,
    name,
  ]);
  holidays.push(
    [easter(1), 'Lundi de Pâques'],
    [easter(39), 'Ascension'],
    [easter(50), 'Lundi de Pentecôte'],
  );
  if (area === 'alsace-moselle')
    holidays.push([easter(-2), 'Vendredi saint'], [`${year}-12-26`, 'Saint-Étienne']);
  const abolition = area === 'metropole' || area === 'alsace-moselle' ? null : overseas[area].abolition;
  if (abolition) holidays.push([`${year}-${abolition}`, "Abolition de l'esclavage"]);
  // Ascension may fall on 1 or 8 May; the last entry of a day names it.
  return holidays.toReversed();
}

/** Easter Sunday as milliseconds, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const floor = Math.floor;
  const golden = year % 19;
  const [century, yearOfCentury] = [floor(year / 100), year % 100];
  const epact =
    (19 * golden + century - floor(century / 4) - floor((century - floor((century + 8) / 25) + 1) / 3) + 15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * correction + 114;
  return Date.UTC(year, floor(day / 31) - 1, (day % 31) + 1);
}
