/** Distances here are straight lines; streets make the way about a third longer (docs/decisions/014). */
export const detour = 1.3;
const walkedKmPerHour = 4.8;

/** Returns the minutes that a walk takes over a straight distance in kilometres. */
export const minutesOnFoot = (km: number) => ((km * detour) / walkedKmPerHour) * 60;

/** Returns the straight distance in kilometres that a walk of so many minutes covers. */
const kmOnFoot = (minutes: number) => (minutes / 60) * (walkedKmPerHour / detour);

/** Ends of the classes of distance in the order of relevance, in kilometres; `read_search` in SQL has them too. */
export const distanceClassEnds = [...[3, 6, 10, 15, 25].map(kmOnFoot), 5, 10, 20, 50, 100];
