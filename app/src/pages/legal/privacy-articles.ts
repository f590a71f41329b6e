import { paths } from '#app/paths.ts';
import { claimDraftRetentionDays, claimPhotoRetentionDays } from '#contract/claims/claim-texts.ts';
import { contactRetentionYears } from '#contract/contact/contact.ts';
import { journalYears, senderDays } from '#contract/moderation/moderation.ts';
import { french } from '#contract/site/french-spacing.ts';
import { countRetentionMonths } from '#contract/statistics/count-kinds.ts';
import { deviceDataLines } from './device-data.ts';
import type { Articles } from './legal-articles.ts';

export const privacyArticles = (publisherName?: string | null): Articles =>
  french({
    'Responsable du traitement': [
      publisherName
        ? `Le responsable du traitement est ${publisherName}.`
        : "Le responsable du traitement est l'éditeur du site, dont l'identité figure dans les mentions légales.",
      { text: 'Voir :', to: paths.legal, link: 'mentions légales' },
    ],
    'Données que nous collectons': [
      [
        'prénom et nom ;',
        'adresse email ;',
        'numéro de téléphone (facultatif) ;',
        'informations sur votre laverie ;',
        'avis et commentaires, avec leurs photos ;',
        "ce qui est joint à la demande de reprise d'une fiche : numéro SIRET, adresse email, photo, message, et la réponse du propriétaire actuel ;",
        'adresse IP ;',
        'géolocalisation (avec votre accord) ;',
        "informations sur le navigateur et l'appareil ;",
        'pages visitées ;',
        'cookies.',
      ],
      "Vous nous donnez les six premières dans un formulaire. Les autres accompagnent toute visite d'un site, sauf la géolocalisation, que votre navigateur ne donne que si vous le lui permettez.",
    ],
    'À quoi elles servent': [
      [
        'à afficher les laveries proches et à calculer les distances ;',
        'à tenir votre compte et vos fiches ;',
        "à vérifier qui est le propriétaire d'une laverie ;",
        'à publier vos avis ;',
        'à répondre à vos messages et à transmettre vos questions aux propriétaires ;',
        'à encaisser les formules payantes ;',
        'à protéger le site contre les abus et à corriger ses pannes.',
      ],
    ],
    'Bases légales': [
      [
        'le contrat, pour votre compte, vos fiches et vos paiements ;',
        'votre consentement, pour la géolocalisation ;',
        'notre intérêt légitime, pour répondre à vos messages, vérifier les demandes de reprise, publier les avis et protéger le site ;',
        'la loi, pour les factures.',
      ],
    ],
    Géolocalisation: [
      "Elle n'est demandée que lorsque vous appuyez sur « Autour de moi », jamais à l'ouverture d'une page. Si vous l'avez déjà permise, la page d'accueil s'ouvre sur les laveries proches et le lien « Itinéraire » part d'elle. Votre position, arrondie à une centaine de mètres, sert à cette recherche et n'est pas conservée dans nos bases. Sans elle, la recherche par ville fonctionne de la même façon.",
      "Le texte saisi dans le champ de recherche est complété par le service de géocodage de l'IGN. Notre serveur l'interroge à votre place : l'IGN ne reçoit ni votre adresse IP ni votre position.",
    ],
    'Statistiques des fiches': [
      'Pour que les propriétaires sachent à quoi sert leur fiche, nous comptons, par laverie et par mois, combien de fois elle apparaît dans une liste, est ouverte ou ajoutée aux favoris, et combien de fois ses liens « Appeler » et « Itinéraire » sont utilisés. Le propriétaire de la fiche et nous voyons ces nombres.',
      "Ils ne disent rien de vous : rien n'est lu ni écrit sur votre appareil pour les établir, la requête ne porte aucun cookie, et aucun identifiant ni aucune adresse IP n'est gardé avec eux. Votre adresse IP sert seulement, en mémoire, brouillée et pendant un jour au plus, à limiter les abus : une même connexion n'est comptée que quelques fois par jour.",
    ],
    'Cookies et données sur votre appareil': [
      "Votre navigateur ne conserve que ce qui sert à la connexion, à vos saisies et à la lecture sans réseau. Rien ne sert à la publicité ni à la mesure d'audience : votre accord préalable n'est pas nécessaire. L'effacement des données du site, dans les réglages du navigateur, supprime tout.",
      'Cookies, supprimés à la déconnexion :',
      deviceDataLines('cookie'),
      'Stockage local :',
      deviceDataLines('localStorage', 'sessionStorage'),
      'Bases de données du navigateur :',
      deviceDataLines('indexedDB'),
      'Fichiers, pour ouvrir le site sans réseau :',
      deviceDataLines('cacheStorage'),
    ],
    'Durées de conservation': [
      [
        `messages de contact : ${contactRetentionYears} ans après notre dernier échange, puis effacement automatique ;`,
        `questions à un propriétaire et leurs réponses : ${contactRetentionYears} ans, puis effacement automatique. Le propriétaire voit votre prénom et votre question, pas votre adresse ;`,
        "emails qui n'ont pas pu partir : 30 jours ;",
        'données de navigation : 13 mois au plus ;',
        'compte et fiches : tant que le compte existe ; une fiche fermée définitivement, un an ;',
        `journal des modifications d'une fiche : ${journalYears} ans, sans le nom de son propriétaire ;`,
        "réseaux d'où un propriétaire s'est connecté : 30 jours, sous forme d'empreinte chiffrée, pour reconnaître les avis qui viennent de chez lui. L'adresse IP elle-même n'est pas gardée ;",
        `connexion d'où vient un avis : ${senderDays} jours, sous forme d'empreinte chiffrée, pour reconnaître plusieurs avis d'un même envoyeur. L'adresse IP elle-même n'est pas gardée ;`,
        'avis : tant que la fiche de la laverie existe ; leurs photos, sans position ni données de l’appareil, tant que leur auteur ne les retire pas ou jusqu’à la suppression de son compte ;',
        `signalements : ${contactRetentionYears} ans, puis effacement automatique ;`,
        'erreurs signalées sur une fiche : un an, puis effacement automatique ;',
        `demandes de reprise d'une fiche, et réponses de son propriétaire : un an après la décision, leur photo ${claimPhotoRetentionDays} jours, une demande commencée et une proposition de céder une fiche ${claimDraftRetentionDays} jours, puis effacement automatique ;`,
        `statistiques des fiches : ${countRetentionMonths} mois, puis effacement automatique ;`,
        'factures : la durée imposée par la loi.',
      ],
    ],
    Destinataires: [
      "Vos données sont lues par les personnes qui tiennent le site, et traitées pour notre compte par l'hébergeur, le service d'envoi des emails et le prestataire de paiement. Elles ne sont ni vendues ni louées.",
      "Le paiement par carte a lieu sur la page de notre prestataire de paiement. Le numéro de votre carte ne passe pas par nos serveurs ; nous gardons le montant, la date et l'état du paiement.",
      "L'adresse d'une laverie, dès sa saisie, est envoyée par notre serveur au service de géocodage de l'IGN (Géoplateforme), sans rien qui vous désigne. Les cartes viennent du même service : votre navigateur lui demande les images du lieu affiché, et l'IGN reçoit votre adresse IP.",
      "Le numéro SIRET donné pour reprendre une fiche est vérifié auprès du service public Recherche d'entreprises, sans rien d'autre qui vous désigne. Vos preuves ne sont lues que par notre équipe ; le propriétaire actuel d'une fiche apprend seulement qu'une autre personne la revendique.",
      'Un avis est public, avec le nom que vous avez choisi ; ses photos le sont après notre accord.',
    ],
    "Transferts hors de l'Union européenne": [
      "Si l'un de nos prestataires traite des données hors de l'Union européenne, il le fait vers un pays reconnu comme sûr par la Commission européenne ou sous ses clauses contractuelles types.",
    ],
    Sécurité: [
      'Les échanges avec le site sont chiffrés. Les mots de passe ne sont gardés que sous une forme qui ne permet pas de les relire, et les cookies de connexion sont hors de portée des scripts.',
    ],
    'Vos droits': [
      "Vous pouvez demander l'accès à vos données, leur rectification, leur effacement, leur limitation et leur portabilité, vous opposer à leur traitement, retirer un consentement et dire ce qu'elles deviennent après votre mort.",
      'Votre profil permet de corriger et de télécharger vos données, et de supprimer votre compte.',
      { text: 'Pour exercer un autre droit :', to: paths.contact, link: 'écrivez-nous' },
      'Si notre réponse ne vous satisfait pas, vous pouvez saisir la CNIL (cnil.fr).',
    ],
    'Modification de cette politique': [
      "La date de la dernière mise à jour figure en tête de la page. Un changement important est annoncé par email aux titulaires d'un compte.",
    ],
  });
