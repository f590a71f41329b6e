import type { TableAccess } from '../../schema/model.ts';
import { encodeInteger, isFloatLiteral, isNumber, numberText } from '../../sql/number.ts';
import { builtinType, constant } from '../../sql/parameter.ts';
import type { Condition } from '../../sql/row.ts';
import type { SQL } from '../../sql/sql.ts';
import { givenInput, type Input } from '../document/input.ts';
import { planOrderBy, type OrderTerm } from './order-by.ts';
import { planWhere } from './where.ts';

export interface RowArguments {
  where: Condition | undefined;
  orderBy: OrderTerm[];
  limit: SQL | undefined;
  cappedLimit: SQL | undefined;
  offset: SQL | undefined;
}

const bigint = builtinType('int8');

export function planRowArguments(inputs: Map<string, Input>, access: TableAccess): RowArguments {
  const where = givenInput(inputs, 'where');
  const orderByInput = givenInput(inputs, 'order_by');
  const limit = givenInput(inputs, 'limit');
  const offset = givenInput(inputs, 'offset');
  const orderBy = orderByInput ? planOrderBy(orderByInput) : [];
  return {
    where: where && planWhere(where),
    orderBy,
    limit: planLimit(limit),
    cappedLimit: planLimit(limit, access.limit),
    offset: offset?.encoded(bigint, (value) => rowOffset(value, offset)),
  };
}

function planLimit(limit: Input | undefined, cap = Infinity): SQL | undefined {
  if (limit) return limit.encoded(bigint, (value) => String(Math.min(rowCount(value, limit), cap)));
  return cap === Infinity ? undefined : constant(String(cap), bigint);
}

function rowCount(value: unknown, limit: Input): number {
  const isCount = isNumber(value) && !isFloatLiteral(value) && Number(numberText(value)) >= 0;
  if (!isCount) throw limit.expected('a non-negative 32-bit integer', value);
  return Number(encodeInteger(numberText(value), 2n ** 31n, limit.path));
}

function rowOffset(value: unknown, offset: Input): string {
  const isOffset = isNumber(value)
    ? !isFloatLiteral(value)
    : typeof value === 'string' && /^-?\d+$/.test(value);
  if (!isOffset) throw offset.expected('a 64-bit integer', value);
  return encodeInteger(isNumber(value) ? numberText(value) : String(value), 2n ** 63n, offset.path);
}
