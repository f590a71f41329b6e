import { type Coordinates, kilometresBetween } from './coordinates.ts';

export type OpeningArea = 'metropole' | 'alsace-moselle' | keyof typeof overseas;

/** Overseas departments and collectivities: time zone, day that commemorates the abolition of slavery, latitude and longitude. */
const overseas = {
  '971': { zone: 'America/Guadeloupe', abolition: '05-27', centre: [16.2, -61.5] },
  '972': { zone: 'America/Martinique', abolition: '05-22', centre: [14.7, -61] },
  '973': { zone: 'America/Cayenne', abolition: '06-10', centre: [4, -53] },
  '974': { zone: 'Indian/Reunion', abolition: '12-20', centre: [-21.1, 55.5] },
  '975': { zone: 'America/Miquelon', abolition: null, centre: [46.9, -56.3] },
  '976': { zone: 'Indian/Mayotte', abolition: '04-27', centre: [-12.8, 45.2] },
  '977': { zone: 'America/St_Barthelemy', abolition: '10-09', centre: [17.9, -62.8] },
  '978': { zone: 'America/Marigot', abolition: '05-28', centre: [18.1, -63.1] },
  '986': { zone: 'Pacific/Wallis', abolition: null, centre: [-13.8, -177.2] },
  '987': { zone: 'Pacific/Tahiti', abolition: null, centre: [-17.6, -149.5] },
  '988': { zone: 'Pacific/Noumea', abolition: null, centre: [-21.3, 165.5] },
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

/** Places overseas whose clocks differ are farther from each other. */
const overseasKm = 700;

export function timeZoneAt(point: Coordinates): string {
  const near = Object.values(overseas).find(
    ({ centre: [latitude, longitude] }) => kilometresBetween(point, { latitude, longitude }) < overseasKm,
  );
  return near?.zone ?? 'Europe/Paris';
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
