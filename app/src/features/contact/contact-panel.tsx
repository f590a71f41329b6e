import { Clock, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSiteContact } from '#app/data/site/site-contact.ts';
import { formatPhone, phoneHref } from '#app/lib/texts/phone.ts';

/** The other contact details: telephone, hours, email. */
export function ContactPanel() {
  const { contactPhone, contactHours, contactEmail } = useSiteContact();
  return (
    <section aria-labelledby="joindre" className="on-dark rounded-card bg-blue-900 p-6 text-blue-100 sm:p-7">
      <h2 id="joindre" className="text-xl font-bold text-white">
        Nous joindre
      </h2>
      <dl className="mt-5 space-y-5">
        <Way icon={Phone} title="Téléphone">
          <a
            href={phoneHref(contactPhone) ?? undefined}
            className="font-display text-xl font-bold text-white tabular-nums hover:underline min-[22.5rem]:text-2xl"
          >
            {formatPhone(contactPhone)}
          </a>
        </Way>
        <Way icon={Clock} title="Horaires">
          {contactHours}
        </Way>
        <Way icon={Mail} title="Email">
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`} className="text-white underline underline-offset-3">
              {contactEmail}
            </a>
          ) : (
            "Par le formulaire de cette page\u00a0: nous répondons à l'adresse que vous indiquez."
          )}
        </Way>
      </dl>
    </section>
  );
}

function Way({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="relative pl-9">
      <dt className="text-sm">
        <Icon aria-hidden className="absolute top-0.5 left-0 size-5 text-blue-200" />
        {title}
      </dt>
      <dd className="mt-0.5 text-white">{children}</dd>
    </div>
  );
}
