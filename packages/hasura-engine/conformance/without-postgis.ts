const spatialType = /\b(?:geometry|geography)\b(?:\s*\([^)]*\))?/gi;
const spatialColumn = /(\w+)\s+(?:geometry|geography)\b/gi;

/**
 * Rewrites SQL for a database without PostGIS: its types become jsonb, so that the rest of a table can be tested, and
 * statements that cannot run without it are removed.
 */
export function withoutPostgis(sql: string): string {
  if (!/postgis|geometry|geography/i.test(sql)) return sql;
  return sql
    .replace(/create\s+extension[^;]*postgis[^;]*;/gi, '')
    .replace(/do\s+\$\$(?:(?!\$\$)[^])*postgis[^]*?\$\$\s*;/gi, '')
    .replace(/create\s+function\s+(?:(?!\$\$)[^])*\$\$(?:(?!\$\$)[^])*\bst_[^]*?\$\$[^;]*;/gi, '')
    .replace(/insert\s+into\s+(?:(?!;)[^])*\bst_\w+[^;]*;/gi, '')
    .replace(spatialType, 'jsonb');
}

/** Returns the columns whose values cannot be right without PostGIS. */
export const spatialColumns = (sql: string): string[] =>
  [...sql.matchAll(spatialColumn)].map((match) => match[1] ?? '').filter((name) => name !== 'as');
