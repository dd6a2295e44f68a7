import type {
  ActivityActor,
  ActivityKind,
  SecondStepKind,
  WayIn,
} from '@reverie/contract/activity.rules';
import type { AnswerableKind } from '@reverie/contract/consents.rules';
import type { FactorKind } from '@reverie/contract/factors.rules';
import type { ProviderId } from '@reverie/contract/identities.rules';

const kinds: Record<ActivityKind, string> = {
  registered: 'Compte créé',
  signed_in: 'Connexion',
  sign_in_failed: 'Connexion refusée',
  signed_out: 'Déconnexion',
  session_ended: 'Session terminée à distance',
  other_sessions_ended: 'Toutes les autres sessions terminées',
  proof_failed: 'Preuve refusée avant un changement',
  password_reset_asked: 'Lien demandé pour un mot de passe oublié',
  password_reset: 'Mot de passe choisi par un lien',
  password_changed: 'Mot de passe changé',
  email_verified: 'Adresse confirmée',
  email_change_asked: 'Changement d’adresse demandé',
  email_changed: 'Adresse changée',
  email_change_undone: 'Changement d’adresse annulé',
  factor_added: 'Second facteur ajouté',
  factor_removed: 'Second facteur retiré',
  recovery_codes_renewed: 'Codes de secours renouvelés',
  recovery_code_used: 'Code de secours utilisé',
  profile_changed: 'Identité modifiée',
  consent_given: 'Accord donné',
  consent_withdrawn: 'Accord retiré',
  consent_declined: 'Accord refusé',
  identity_linked: 'Compte lié',
  identity_unlinked: 'Compte délié',
  archive_asked: 'Archive demandée',
  archive_fetched: 'Archive téléchargée',
  export_asked: 'Export demandé',
  export_fetched: 'Export téléchargé',
  export_planned: 'Export régulier demandé',
  export_plan_dropped: 'Export régulier arrêté',
  leaving_asked: 'Fermeture du compte demandée',
  leaving_cancelled: 'Fermeture du compte annulée',
  dream_restored: 'Rêve repris de la corbeille',
  copy_made: 'Copie du compte remise',
  role_changed: 'Rôle changé',
  moderated: 'Décision de modération',
  moderation_undone: 'Décision de modération reprise',
  moderation_answered: 'Réponse à une demande de second regard',
};

const ways: Record<WayIn, string> = {
  password: 'par mot de passe',
  passkey: 'par clé d’accès',
  provider: 'par un autre compte',
};

/** What followed the first step of signing in. */
const secondSteps: Record<SecondStepKind, string> = {
  code: 'puis par un code',
  recovery_code: 'puis par un code de secours',
  passkey: 'puis par une clé d’accès',
};

/** What one did oneself goes without saying. */
const actors: Record<Exclude<ActivityActor, 'self'>, string> = {
  operator: 'par la personne qui tient ce serveur',
  moderator: 'par la modération',
};

const about: Record<AnswerableKind | ProviderId | FactorKind, string> = {
  terms: "Conditions d'utilisation",
  external_ai: 'Modèles extérieurs',
  matching: 'Rencontres',
  transcription: 'Transcription',
  newsletter: 'La lettre',
  google: 'Google',
  github: 'GitHub',
  facebook: 'Facebook',
  oidc: 'OpenID Connect',
  totp: 'Application de codes',
  passkey: 'Clé d’accès',
};

export const activityFr = {
  title: 'Activité',
  lead: 'Ce qui est arrivé à votre compte ces treize derniers mois, et par qui. Rien ne s’y efface, et chaque ligne est scellée pour vous seul.',
  unfamiliar:
    'Une connexion que vous ne reconnaissez pas ? Changez votre mot de passe : toutes les sessions prendront fin.',
  kinds,
  ways,
  secondSteps,
  actors,
  about,
  newDevice: 'Nouvel appareil',
  unreadable: 'Ligne illisible : ce serveur n’a plus la clé qui la scellait.',
  none: 'Rien n’est encore noté.',
  older: 'Plus ancien',
  newest: 'Revenir au plus récent',
};

export type ActivityMessages = typeof activityFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    activity: ActivityMessages;
  }
}
