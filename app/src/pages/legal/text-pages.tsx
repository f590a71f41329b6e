import { usePlanPrices } from '#app/graphql/plans/plans-query.ts';
import { useSiteSettings } from '#app/graphql/site/site-settings-query.ts';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import type { Articles } from './legal-articles.ts';
import { LegalDocument } from './legal-document.tsx';
import { privacyArticles } from './privacy-articles.ts';
import { termsArticles } from './terms-articles.ts';

const accessibilityArticles: Articles = french({
  'Ce que nous visons': [
    "Chacun doit pouvoir trouver une laverie, lire une fiche, écrire un avis et gérer son compte : au clavier, avec un lecteur d'écran, en agrandissant le texte, sur un petit téléphone. Nos repères sont le RGAA 4.1 et les règles WCAG 2.2, niveau AA.",
  ],
  'Où nous en sommes': [
    "Aucun audit complet n'a encore été mené selon le RGAA. Nous n'affichons donc pas de taux de conformité : il paraîtra ici, avec sa date et la liste des critères non respectés, quand cet audit aura eu lieu.",
    'À chaque modification du site, nous contrôlons sur téléphone et sur ordinateur :',
    [
      'chaque page avec un outil automatique (axe), sans erreur tolérée : contrastes, titres, intitulés, structure ;',
      'les parcours au clavier : menus, fenêtres, photos, onglets, listes de choix ;',
      "l'affichage de 320 à 1 280 pixels de large, et chaque nuit jusqu'à 1 920, sans défilement horizontal ;",
      'sur téléphone, le texte agrandi deux fois, sans défilement horizontal.',
    ],
    "En novembre 2026, nous avons aussi essayé, dans Chromium, au clavier seul et en lisant l'arbre d'accessibilité et les annonces destinées aux lecteurs d'écran :",
    [
      "où va le focus après un changement de page, un retour aux résultats, une suppression, une étape d'un formulaire ;",
      "que la page derrière une fenêtre ouverte n'est plus lue, et que rien ne couvre l'élément qui a le focus ;",
      'que les résultats, les photos agrandies, les refus et les titres de page sont annoncés ;',
      "les couleurs forcées du système, l'espacement du texte des règles WCAG (1.4.12) à 320 pixels et le zoom à 400 % ;",
      "qu'un message avec un bouton « Annuler » ne disparaît pas de lui-même.",
    ],
    "Ces essais sont refaits automatiquement. Nous n'avons pas encore fait essayer le site par des personnes qui utilisent chaque jour un lecteur d'écran, ni dans d'autres navigateurs que Chromium.",
    'Un outil automatique ne voit pas tout : il ne remplace ni un audit ni vos remarques.',
  ],
  'Ce qui ne dépend pas de nous seuls': [
    [
      'les photos et les descriptions sont écrites par les propriétaires : leur texte de remplacement peut manquer ;',
      'le paiement se fait sur les pages de Stripe ;',
      "l'itinéraire s'ouvre dans l'application de cartes de votre choix.",
    ],
  ],
  'Un obstacle ?': [
    {
      text: "Dites-nous sur quelle page, avec quel appareil et, si vous en utilisez une, quelle aide technique. Nous vous donnons l'information autrement et corrigeons le site :",
      to: paths.contact,
      link: 'nous écrire',
    },
    'Sans réponse satisfaisante de notre part, vous pouvez vous adresser au Défenseur des droits : defenseurdesdroits.fr, ou 39 28 par téléphone.',
  ],
});

export function TermsPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      path={paths.terms}
      title="Conditions d'utilisation"
      description="Les règles d'utilisation de Lavoir&nbsp;: comptes, inscription d'une laverie, annonces, formules payantes et avis."
      lead="Ce que nous faisons, ce que nous attendons de vous, et ce qui se passe quand l'un ou l'autre manque."
      version={settings?.termsVersion ?? null}
      articles={termsArticles(usePlanPrices())}
    />
  );
}

export function PrivacyPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      path={paths.privacy}
      title="Confidentialité"
      description="Les données que Lavoir collecte, à quoi elles servent, combien de temps elles sont gardées, et vos droits."
      lead="Quelles données nous traitons, pourquoi, et comment vous en gardez la maîtrise."
      version={settings?.privacyVersion ?? null}
      articles={privacyArticles(settings?.publisherName)}
    />
  );
}

/**
 * `/accessibilite`: what is checked, what is not, and where to report problems. It claims no conformance rate that
 * was not measured.
 */
export function AccessibilityPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      path={paths.accessibility}
      title="Accessibilité"
      description="Ce que nous faisons pour que Lavoir soit utilisable par tous, ce qui n'est pas encore vérifié, et comment nous signaler un obstacle."
      lead="Ce que nous vérifions, ce que nous ne pouvons pas encore affirmer, et comment nous signaler un obstacle."
      version={settings?.accessibilityVersion ?? null}
      articles={accessibilityArticles}
    />
  );
}
