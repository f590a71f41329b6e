/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   browsers drop the roles of a table whose parts CSS displays as blocks. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { headingOf, useAdminUrl } from './use-admin-url.ts';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  hideTitle?: boolean;
  className?: string;
}

interface DataTableProps<Row extends { id: string }> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

export function DataTable<Row extends { id: string }>({ caption, columns, rows }: DataTableProps<Row>) {
  const heading = headingOf(useAdminUrl());
  return (
    <div className="@container">
      <table role="table" className="block w-full text-left @4xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr role="row" className="border-b border-line">
            {columns.map(({ title, hideTitle }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className="px-4 py-3 text-sm font-semibold text-slate"
              >
                {hideTitle ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          {...focusList(heading)}
          role="rowgroup"
          className="block divide-y divide-line @4xl:table-row-group"
        >
          {rows.map((row) => (
            <tr key={row.id} role="row" className="block px-4 py-4 @4xl:table-row @4xl:px-0 @4xl:py-0">
              {columns.map(({ title, cell, hideTitle, className }, index) => {
                const isName = index === 0;
                const Cell = isName ? 'th' : 'td';
                return (
                  <Cell
                    key={title}
                    scope={isName ? 'row' : undefined}
                    role={isName ? 'rowheader' : 'cell'}
                    className={clsx(
                      'items-baseline justify-between gap-4 @4xl:table-cell @4xl:px-4 @4xl:py-3 @4xl:align-middle',
                      isName
                        ? 'block pb-2 font-normal'
                        : hideTitle
                          ? 'block pt-2'
                          : 'flex flex-wrap py-1 text-right @4xl:text-left',
                      className,
                    )}
                  >
                    {!isName && !hideTitle && (
                      <span aria-hidden className="shrink-0 text-sm text-slate @4xl:hidden">
                        {title}
                      </span>
                    )}
                    <div className="min-w-0">{cell(row)}</div>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
