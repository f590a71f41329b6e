import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '#app/ui/cards/card.tsx';

interface TitledSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  titleId: string;
  /** A part of another section, with a smaller heading one level below. */
  isPart?: boolean;
  hasGap?: boolean;
}

export function TitledSection({ title, titleId, isPart, hasGap, children, ...rest }: TitledSectionProps) {
  const Heading = isPart ? 'h3' : 'h2';
  const size = isPart ? 'text-lg font-bold' : 'text-2xl font-bold tracking-tight';
  return (
    <section {...rest} aria-labelledby={titleId}>
      <Heading id={titleId} className={clsx(hasGap && 'mb-4', size)}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A card with its heading above it, before the lists of a dashboard. */
export function CardSection({
  title,
  titleId,
  children,
}: {
  title: string;
  titleId: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={titleId} className="mb-8">
      <h2 id={titleId} className="mb-4 text-xl font-bold tracking-tight">
        {title}
      </h2>
      <Card>{children}</Card>
    </section>
  );
}
