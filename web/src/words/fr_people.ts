// What the page says in French about oneself, one's devices and games, and other people. Loaded with those screens.
import { capital, de, inLetters, inList } from "./format";

const number = (n: number): string => (n === 1 ? "une" : inLetters("fr", n));
const games = (count: number): string => `${number(count)} ${count > 1 ? "parties" : "partie"}`;

export const frPeople = {
  loading: "Un instant…",
  retry: "Réessayer",
  reasons: { changed_mind: "Rien n’a été fait." },

  enter: {
    page: "Entrer",
    title: "Bon retour",
    lead: "Votre doigt, votre visage ou le code de l’appareil, et vous revoilà à vos tables.",
    key: "Entrer avec une clé d’accès",
    or: "ou",
    login: "Identifiant",
    password: "Mot de passe",
    go: "Entrer",
    code: "Avec un code de secours",
    codeLabel: "Code de secours",
    codeHelp: "Un des codes notés le jour où vous les avez demandés. Il ne sert qu’une fois.",
    without: "Jouer sans compte",
    linked: "Entrer sur cet appareil ?",
    linkedLead: "Un de vos appareils a montré ce lien. Il ne sert qu’une fois.",
    linkedGo: "Entrer ici",
    hello: (name: string) => `Bonjour, ${name}`,
    claimLead: (count: number) =>
      `${capital(games(count))} de ce navigateur ${count > 1 ? "ne sont" : "n’est"} pas encore à vous. ` +
      `Les prendre avec vous ?`,
    claim: "Les prendre avec moi",
    leave: "Les laisser",
  },

  keep: {
    page: "Garder mes parties",
    lead: "Tout ce que vous jouez est dans ce navigateur, et nulle part ailleurs. Gardez-le, pour tous vos appareils.",
    key: "Garder avec une clé d’accès",
    password: "Choisir un mot de passe",
    note: "Ni adresse ni téléphone. Si vous avez déjà un nom ici, ces parties s’y ajoutent.",
    have: "J’ai déjà un nom",
    later: "Plus tard",
    unnamed: "Il n’y a encore rien à garder : jouez d’abord une partie, ou choisissez un nom.",
    name: "Choisir un nom",
    done: "C’est gardé",
    doneLead:
      "Vous revoilà chez vous depuis n’importe quel appareil. Des codes de secours vous attendent dans votre compte.",
    account: "Voir mon compte",
  },

  password: {
    title: "Mot de passe",
    none: "Sans clé d’accès sous la main, un identifiant et un mot de passe conviennent aussi.",
    login: (login: string) => `Votre identifiant : ${login}`,
    loginHelp: "Notez-le : c’est lui qu’on vous demandera avec le mot de passe.",
    current: "Mot de passe actuel",
    fresh: "Nouveau mot de passe",
    help: "Au moins dix caractères. Une phrase est plus sûre qu’un mot compliqué.",
    set: "Choisir ce mot de passe",
    change: "Changer de mot de passe",
    remove: "Retirer le mot de passe",
    done: "C’est fait.",
  },

  account: {
    page: "Votre compte",
    sections: "Sur cette page",
    guest: (name: string) => `${name} ne tient qu’à ce navigateur`,
    guestLead:
      "Perdez-le, et vos parties s’en vont avec. Une clé d’accès les garde, sans adresse et sans rien à retenir.",
    make: "Créer une clé d’accès",
    byPassword: "Identifiant et mot de passe",
    safe: "Votre doigt, votre visage ou le code de l’appareil. Palette ne les voit jamais.",
    kept: (keys: number, hasPassword: boolean) => {
      const parts = keys > 0 ? [`${number(keys)} ${keys > 1 ? "clés" : "clé"} d’accès`] : [];
      return `Gardé par ${inList("fr", hasPassword ? [...parts, "un mot de passe"] : parts)}.`;
    },
    out: "Sortir",
    outHelp: "Ce navigateur vous oublie. Vos parties vous attendent, là où vous entrerez.",
  },

  cloth: {
    title: "Nom et tissu",
    help: "Votre tissu est à côté de votre nom : deux Léa ne se confondent pas.",
    warp: "Premier motif",
    weft: "Second motif",
    keep: "Garder ce tissu",
    page: "Ma page, telle que les autres la voient",
  },

  keys: {
    title: "Clés d’accès",
    made: (day: string) => `créée ${day}`,
    used: (day: string) => `servie ${day}`,
    stays: "reste sur cet appareil",
    remove: "Retirer",
    removeOf: (label: string) => `Retirer la clé ${label}`,
    last: "C’est votre seul chemin : créez d’abord une autre clé ou un mot de passe.",
    another: "Créer une autre clé",
    none: "Aucune clé d’accès pour l’instant.",
  },

  codes: {
    title: "Codes de secours",
    none: "Pour le jour où tout le reste est perdu. Ils s’affichent une seule fois.",
    left: (count: number) => (count > 1 ? `Il vous en reste ${number(count)}.` : "Il vous en reste un."),
    make: "Demander des codes",
    again: "Demander de nouveaux codes",
    againHelp: "Ceux d’avant ne serviront plus.",
    shown: "Notez-les maintenant : on ne les reverra pas.",
    copy: "Copier",
    print: "Imprimer",
    list: "Vos codes de secours",
  },

  devices: {
    title: "Appareils",
    here: "vous êtes là",
    seen: (day: string) => `vu ${day}`,
    unknown: "Appareil inconnu",
    end: "Fermer",
    endOf: (device: string) => `Fermer la session : ${device}`,
    endOthers: "Fermer partout ailleurs",
    note: "On ne note ni lieu ni adresse : seulement l’appareil et le jour.",
  },

  link: {
    title: "Relier un autre appareil",
    make: "Montrer un code",
    qr: "Code QR pour entrer sur un autre appareil",
    steps: ["Ouvrez l’appareil photo là-bas.", "Montrez-lui ce code.", "Dites oui : vous y êtes."],
    left: (clock: string) => `Encore ${clock}`,
    over: "Ce code n’est plus bon.",
    copy: "Copier le lien",
    warn: "Ce lien ouvre votre compte. Ne le donnez à personne.",
  },

  wishes: {
    title: "Ma page",
    listed: "Ma page est visible",
    listedHelp: "Nom, tissu et parties terminées. Sans elle, votre lien ne mène à rien.",
  },

  friends: {
    title: "Amis",
    none: "Vos amis sont ceux avec qui vous avez joué et que vous gardez. Envoyez le lien de votre page.",
    copy: "Copier le lien de ma page",
    wishes: "aimerait être de vos amis",
    wished: "n’a pas encore répondu",
    add: (name: string) => `Garder ${name} en ami`,
    accept: "Accepter",
    acceptOf: (name: string) => `Accepter ${name}`,
    decline: "Non",
    declineOf: (name: string) => `Décliner ${name}`,
    remove: (name: string) => `Ne plus être ami ${de(name)}`,
    table: (game: string) => `attend du monde à ${game}`,
    blocked: "Personnes bloquées",
    block: (name: string) => `Bloquer ${name}`,
    blockHelp: "Ses messages se replient partout. La personne n’en saura rien.",
    unblock: (name: string) => `Débloquer ${name}`,
    isBlocked: "Vous avez bloqué cette personne.",
  },

  data: {
    title: "Mes données",
    about: "Nom, tissu, clés, appareils, amis, et toutes vos parties avec leurs coups, dans un seul fichier.",
    export: "Tout exporter",
    progress: (done: number) => `${capital(games(done))} déjà…`,
    done: (count: number) => `C’est prêt : ${games(count)} dans le fichier.`,
    privacy: "Ce que Palette garde, et combien de temps",
    remove: "Supprimer mon compte",
    removeTitle: (name: string) => `Supprimer ${name} ?`,
    removeText:
      "Votre nom, vos clés et vos amis disparaissent tout de suite, et plus personne ne lit ce que vous avez écrit. " +
      "Les parties jouées restent aux autres : à votre place, on lira « quelqu’un ». Là où une partie est en " +
      "cours, un robot la finira.",
    removeType: "Pour confirmer, écrivez votre nom",
    removeGo: "Supprimer pour de bon",
    removeKeep: "Garder mon compte",
    removed: "Votre compte n’existe plus.",
  },

  history: {
    page: "Vos parties",
    pageOf: (name: string) => `Les parties ${de(name)}`,
    game: "Jeu",
    allGames: "Tous les jeux",
    ended: "Résultat",
    endings: { any: "Tous", won: "Gagnées", lost: "Perdues" },
    tempo: "Rythme",
    tempos: { any: "Tous", live: "En direct", days: "Sur des jours" },
    with: "Avec",
    withAnybody: "Tout le monde",
    more: "Plus anciennes",
    none: "Aucune partie ici. Elles se rangent d’elles-mêmes quand elles finissent.",
    noneSo: "Aucune partie ne répond à ces choix.",
    place: (place: number, isShared: boolean, seats: number) => {
      if (seats === 1) return "En solo";
      return `${place === 1 ? "1re" : `${place}e`}${isShared ? " ex æquo" : ""} sur ${seats}`;
    },
    points: (points: number) => (points > 1 || points < -1 ? `${points} points` : `${points} point`),
    somebody: "quelqu’un",
    robots: (count: number) => `${inLetters("fr", count)} ${count > 1 ? "robots" : "robot"}`,
    count: (count: number) => (count > 1 ? `${count} parties affichées` : `${count} partie affichée`),
  },

  person: {
    since: (day: string) => `Ici depuis ${day}`,
    you: "C’est votre page, telle que les autres la voient.",
    played: (played: number, won: number) =>
      `${played} ${played > 1 ? "parties" : "partie"}, ${won} ${won > 1 ? "gagnées" : "gagnée"}`,
    tallies: "Jeu par jeu",
    columns: { game: "Jeu", played: "Parties", won: "Gagnées", best: "Meilleur score" },
    recent: "Parties récentes",
    friends: "Vous êtes amis.",
    wished: "Vous avez demandé ; pas encore de réponse.",
    wishes: "Cette personne aimerait être de vos amis.",
    more: "Plus",
  },
};
