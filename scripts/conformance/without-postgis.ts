const spatialType = /\b(?:geometry|geography)\b(?:\s*\([^)]*\))?/gi;
const spatialColumn = /(\w+)\s+(?:geometry|geography)\b/gi;

/**
 * PostGIS is not installed here. Its types become jsonb, so that the rest of the table is there to be tested, and what
 * cannot run without it is cut out.
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

/** The columns whose answers cannot be right without PostGIS. */
export const spatialColumns = (sql: string): string[] =>
  [...sql.matchAll(spatialColumn)].map((match) => match[1] ?? '').filter((name) => name !== 'as');
