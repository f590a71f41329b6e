import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, cardLinkClass } from '#app/ui/cards/card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import type { PartOf } from './service.ts';

/** Links to services that go well with this one. */
export function Siblings({ title, links }: PartOf<'siblings'>) {
  return (
    <Container className="py-10 sm:py-12">
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {links.map((link) => (
          <Card as="li" interactive key={link.to} className="flex gap-5 p-5">
            <div className="flex-1">
              <h3 className="text-lg font-bold">
                <Link to={link.to} className={cardLinkClass}>
                  {link.title}
                </Link>
              </h3>
              <p className="mt-1 text-slate">{link.text}</p>
            </div>
            <ArrowRight aria-hidden className="mt-1 size-5 shrink-0 text-blue-600" />
          </Card>
        ))}
      </ul>
    </Container>
  );
}
