// What the page says in French: « vous », warm, short. Typographic apostrophes; narrow no-break spaces
// before ? ! ; % and inside « », a no-break space before the colon: words.test.ts checks them.
import type { Verdict } from "../finished/podium";
import { capital, de, inLetters, inList } from "./format";
import { frPlay } from "./fr_play";
import { frTalk } from "./fr_talk";
import type { ReasonWords } from "./words";

const number = (n: number): string => inLetters("fr", n);
const list = (names: readonly string[]): string => inList("fr", names);

const reasons: ReasonWords = {
  malformed: "La page et le serveur ne se sont pas compris. Rechargez la page.",
  unknown_table: "Cette table n’existe pas.",
  unreadable_table: "Cette table est abîmée, ou vient d’un Palette plus récent que celui-ci. Elle ne s’ouvre pas ici.",
  old_page: "Palette a changé entre-temps. Rechargez la page.",
  not_named: "Choisissez d’abord un nom.",
  bad_name: "Un nom compte de 1 à 24 caractères visibles.",
  unkind_name: "Ce nom pourrait blesser, ou en dit trop. Choisissez-en un autre.",
  not_seated: "Il faut être assis à la table pour cela.",
  already_seated: "Vous êtes déjà à table.",
  no_such_seat: "Cette place n’existe pas.",
  seat_taken: "Cette place vient d’être prise.",
  seat_open: "Personne n’est assis à cette place.",
  barred: "Votre place a été reprise dans une partie précédente : vous pouvez regarder celle-ci, sans y jouer.",
  not_host: "Seul l’hôte de la table peut le faire.",
  bad_nonce: "Votre part de hasard n’a pas été acceptée. Réessayez.",
  unknown_game: "Ce jeu n’est pas sur l’étagère.",
  bad_setup: "Ces options ne vont pas ensemble.",
  unknown_bot: "Ce robot n’existe pas.",
  too_few_players: "Il manque du monde pour commencer.",
  already_started: "La partie a déjà commencé.",
  not_started: "La partie n’a pas encore commencé.",
  not_over: "La partie n’est pas terminée.",
  not_shared: "Ce qui s’est raconté ici reste entre ceux qui ont joué.",
  game_over: "La partie est terminée.",
  stale: "La table a bougé entre-temps. Regardez, puis rejouez.",
  after_the_bell: "Votre temps était écoulé.",
  not_away: "Laissez-lui un instant : cette personne est là, ou vient de sortir.",
  not_covered: "Aucun robot ne joue à cette place.",
  not_in_voice: "Cette page n’est pas dans la conversation.",
  no_such_speaker: "Cette personne vient de quitter la conversation.",
  bad_text: "Un message compte de 1 à 280 caractères visibles, une explication 400 au plus.",
  held_back: "C’est une menace : à cette table, elle n’est pas transmise. L’hôte peut changer ce réglage dans le menu.",
  chat_full: "La discussion de cette table est pleine.",
  no_such_person: "Cette personne n’a jamais été assise ici.",
  not_oneself: "Cela ne se fait pas à soi-même.",
  reported_enough: "Vous avez beaucoup signalé aujourd’hui. Tout est noté.",
  bad_cloth: "Un tissu a deux motifs différents.",
  no_passkeys: "Les navigateurs ne créent pas de clé d’accès à cette adresse. Un mot de passe convient aussi.",
  old_challenge: "C’était trop long, ou déjà fait. Recommencez.",
  bad_passkey: "Cette clé n’a pas convaincu. Réessayez, ou entrez autrement.",
  unknown_passkey: "Personne ici n’a cette clé. Elle a peut-être été retirée.",
  known_passkey: "Cette clé sert déjà.",
  copied_passkey:
    "Cette clé a servi ailleurs entre-temps : quelqu’un en a peut-être une copie. Entrez autrement, puis retirez-la.",
  wrong_password: "L’identifiant ou le mot de passe ne va pas.",
  bad_password: "Un mot de passe compte au moins 10 caractères.",
  wrong_code: "Ce code ne va pas, ou a déjà servi.",
  old_link: "Ce lien a déjà servi, ou date de plus de cinq minutes. Demandez-en un autre.",
  try_later: "Trop d’essais. Attendez quelques minutes.",
  too_many_keys: "Vous avez déjà beaucoup de clés. Retirez-en une.",
  no_such_session: "Cette session est déjà fermée.",
  signed_out: "Cette session a été fermée depuis un autre appareil. Entrez de nouveau pour reprendre votre place.",
  nothing_to_claim: "Il n’y a rien à reprendre dans ce navigateur.",
  wrong_name: "Ce n’est pas votre nom, à la lettre près.",
  unknown_person: "Cette personne n’a pas de page, ou ne souhaite pas la montrer.",
  too_many_people: "Cette liste est pleine.",
  too_fast: "Doucement : un peu trop de demandes à la fois.",
  too_many_tables: "Vous avez déjà beaucoup de tables ouvertes. Terminez-en une.",
  crowded: "Trop de monde regarde déjà cette table.",
  too_large: "Ce message est trop long.",
  wrong_origin: "Cette page ne vient pas du bon endroit. Rouvrez Palette.",
  not_found: "Introuvable.",
  unreachable: "Le serveur ne répond pas. Vérifiez votre connexion.",
};

export const fr = {
  reasons,
  close: "Fermer",
  you: "vous",
  language: "Langue",
  languages: { fr: "Français", en: "English" },
  theme: "Thème",
  themes: { system: "Appareil", light: "Clair", dark: "Sombre" },
  shortcuts: "Raccourcis clavier",
  shortcutsHelp: "Une seule touche suffit pour jouer.",
  back: "Retour à l’étagère",
  house: {
    nav: "La maison", shelf: "Étagère", games: "Parties", account: "votre compte", enter: "Entrer",
    all: "Toutes vos parties", keep: "Garder mes parties", privacy: "Ce que Palette garde",
  },

  shelf: {
    page: "L’étagère",
    title: "Quelle couleur, ce soir ?",
    intro: "Tirez une carte du nuancier et asseyez-vous. On joue en vingt secondes, sans compte.",
    games: (count: number) => `Les ${number(count)} jeux`,
    play: "Jouer maintenant",
    choose: "Choisir les robots",
    friends: "Avec des amis",
    players: (min: number, max: number) => `${min} à ${max}`,
    playersLong: (min: number, max: number) => `De ${min} à ${max} joueurs`,
    age: (years: number) => `${years} ans`,
    minutes: (minutes: number) => `${minutes} min`,
    yourTurn: "À vous de jouer",
    yourTables: "Vos tables",
    finished: "Terminées",
    leave: (game: string) => `Quitter ${game} pour de bon`,
    tidy: (game: string) => `Retirer ${game} de la liste`,
    code: "On vous a donné un code ?",
    codeExample: "lilas004712",
    codeGo: "Rejoindre",
    codeWrong: "Un code est un mot suivi de chiffres, comme lilas004712. Le lien entier convient aussi.",
    progress: (stage: number, stages: number, points: number | null) => {
      const at = stages > 0 ? `Manche ${stage} sur ${stages}` : `Manche ${stage}`;
      return points === null ? at : `${at} · ${points} ${points > 1 ? "points" : "point"}`;
    },
    none: "Aucune table en cours. Tirez une carte : la partie s’affichera ici.",
    with: (names: readonly string[]) => `avec ${list(names)}`,
    alone: "personne d’autre pour l’instant",
    solo: "en solo",
    status: { waiting: "On s’installe", playing: "En cours", over: "Terminée" },
    mine: "À vous",
  },

  name: {
    first: "Comment vous appelle-t-on ?",
    again: "Changer de nom",
    label: "Votre nom",
    help: "C’est ainsi que les autres vous verront à table.",
    suggestions: [
      "Mésange", "Coquelicot", "Renard", "Myrtille", "Alouette", "Bergamote", "Hérisson", "Capucine", "Écureuil",
      "Pivoine", "Loutre", "Clémentine", "Martinet", "Mirabelle", "Colibri", "Noisette",
    ],
    go: "C’est parti",
    keep: "Garder ce nom",
  },

  play: {
    title: "Contre qui jouer ?",
    howMany: "Combien de robots ?",
    alone: "Seul",
    level: "De quel niveau ?",
    way: "Quelle partie ?",
    custom: "Sur mesure",
    customLine: "Vos propres options, ci-dessous.",
    more: "Plus d’options",
    seal: "Le hasard est scellé avant le premier coup ; le sceau s’affiche à l’ouverture et reste dans le menu.",
    go: "Commencer",
  },

  room: {
    page: "Salle d’attente",
    title: (host: string) => `La table ${de(host)}`,
    taken: (taken: number, all: number, min: number) => {
      const few = ["Aucune place prise", "Une place prise"][taken];
      const seats = `${few ?? `${capital(number(taken))} places prises`} sur ${all === 1 ? "une" : number(all)}.`;
      return `${seats} ${min === 1 ? "On commence quand on veut." : `On commence dès ${number(min)}.`}`;
    },
    seats: "Les places",
    host: "Hôte de la table",
    here: "À table",
    gone: "Hors de la pièce",
    bot: (level: string) => `Robot, niveau ${level}`,
    free: "Place libre",
    freeHost: "Envoyez le lien, ou posez un robot",
    notA: { robot: "une personne, pas un robot", host: "pas l’hôte" },
    kept: (name: string) => `Gardée pour ${name}`,
    sit: "S’asseoir",
    sitDown: "S’asseoir à cette table",
    stand: "Se lever",
    addBot: "Robot",
    addBotAt: (seat: number) => `Poser un robot à la place ${seat}`,
    change: "Changer",
    changeBot: (name: string) => `Changer ${name}`,
    clear: "Libérer",
    clearSeat: (name: string) => `Libérer la place de ${name}`,
    botTitle: "Quel robot ici ?",
    botPut: "Poser le robot",
    botRemove: "Retirer le robot",
    invite: "Invitez vos amis",
    link: "Lien de la table",
    qr: "Code QR du lien de la table",
    copy: "Copier",
    copied: "Lien copié.",
    share: "Partager",
    shareText: (host: string) => `${host} vous attend à sa table.`,
    noAccount: "Sans compte : le lien suffit pour s’asseoir.",
    options: "Options",
    optionsBy: (host: string) => `${host} choisit ; vous voyez tout changer d’ici.`,
    seatCount: "Places",
    pace: "Temps par coup",
    paces: {
      0: "Libre", 60: "60 s", 90: "90 s", 120: "2 min", 180: "3 min", 86400: "1 jour", 259200: "3 jours",
    },
    time: "Mon temps",
    times: { 100: "Normal", 150: "× 1,5", 200: "× 2", 300: "× 3" },
    timeHelp: "Pour jouer à votre rythme. Ce navigateur s’en souviendra.",
    takesTime: (times: string) => `Temps ${times}`,
    start: (players: number) => (players === 1 ? "Commencer en solo" : `Commencer à ${number(players)}`),
    startShort: "Commencer",
    tooFew: (min: number) => `Il faut être au moins ${number(min)} : envoyez le lien ou posez un robot.`,
    waitForHost: (host: string) => `${host} lancera la partie.`,
    full: "Toutes les places sont prises. Restez regarder la partie.",
    seal: "La graine du hasard est scellée avant le premier coup.",
    sealed: "Sceau",
    sealedNow: "Hasard scellé :",
    watching: (people: number) =>
      people === 1 ? "Une personne regarde" : `${capital(number(people))} personnes regardent`,
  },

  table: {
    rules: "Règles",
    menu: "Table",
    joining: "On rejoint la table…",
    setting: "On dresse la table…",
    lost: "Connexion perdue. On se reconnecte…",
    yourTurn: "À vous de jouer",
    turnOf: (name: string) => `Au tour ${de(name)}`,
    waitingFor: (names: readonly string[]) => `On attend ${list(names)}`,
    yourTime: "Votre temps",
    timeOf: (name: string) => `Temps ${de(name)}`,
    gone: (name: string) => `${name} n’est plus là.`,
    cover: "Laisser un robot jouer",
    coverWait: "On lui laisse encore",
    coverSoon: "On lui laisse le temps de revenir ; un robot pourra jouer dans un instant.",
    covered: (name: string) => `Un robot joue pour ${name}.`,
    coveredMe: "Un robot joue à votre place.",
    takeBack: "Reprendre ma place",
    coverMe: "Laisser un robot jouer pour moi",
    copyLink: "Copier le lien de la table",
    leave: "Quitter la table",
    leaveHelp: "Votre place vous reste : vous la retrouverez sur l’étagère.",
    searchRules: "Chercher dans les règles",
    noRule: (query: string) => `Rien sur « ${query} ».`,
    ruleNow: "En ce moment",
    story: "Ce qui se passe à la table",
  },

  voice: {
    title: "Voix",
    count: (people: number) => {
      if (people === 0) return "Voix";
      return people === 1 ? "Voix, une personne en conversation" : `Voix, ${number(people)} personnes en conversation`;
    },
    about: "Vos voix vont directement d’une page à l’autre. Rien n’est enregistré.",
    join: "Rejoindre la conversation",
    listen: "Écouter seulement",
    asking: "Votre navigateur demande le micro…",
    joining: "On rejoint la conversation…",
    leave: "Quitter la conversation",
    nobody: "Personne ne parle encore. Commencez : les autres verront que vous êtes là.",
    people: "En conversation",
    speaks: "parle",
    muted: "micro coupé",
    here: "peut parler",
    connecting: "connexion…",
    failed: "injoignable, on réessaie…",
    mute: "Couper mon micro",
    unmute: "Rouvrir mon micro",
    hold: "Maintenir pour parler",
    holding: "On vous entend",
    holdKey: "Ou maintenez Maj + Espace, hors d’un champ de texte.",
    mode: "Mon micro",
    modes: { open: "Ouvert", held: "À la demande" },
    microphone: "Micro",
    loudspeaker: "Haut-parleur",
    usual: "Celui du navigateur",
    noMicrophone: {
      unwanted: "Vous écoutez sans micro.",
      none: "Aucun micro trouvé. Vous entendez les autres.",
      refused:
        "Le navigateur bloque le micro. Autorisez-le par l’icône à côté de l’adresse de la page, puis ouvrez-le ici. " +
        "Vous entendez déjà les autres.",
      busy: "Une autre application tient le micro. Vous entendez les autres.",
      insecure: "Le navigateur ne prête le micro qu’en https. Vous entendez les autres.",
    },
    openMicrophone: "Ouvrir le micro",
    silenced: "Le navigateur attend un geste pour faire entendre les voix.",
    hear: "Entendre",
    offered: "Vous étiez en conversation.",
    resume: "Reprendre",
    elsewhere: "La conversation continue dans un autre onglet.",
  },

  ...frPlay,
  ...frTalk,

  end: {
    page: "Partie terminée",
    verdict: (verdict: Verdict, names: readonly string[]) => {
      const named = (seats: readonly number[]): string => list(seats.map((seat) => names[seat] ?? ""));
      if (verdict.type === "won") {
        if (verdict.others.length === 0) return "Bravo, vous gagnez.";
        return `Bravo, ${verdict.isTie ? "à égalité" : "vous gagnez"} avec ${named(verdict.others)}.`;
      }
      const { winners, isTie } = verdict;
      if (verdict.type === "watched" && !verdict.hasBot) return `Bravo, ${named(winners)}.`;
      const several = isTie ? "sont à égalité" : "gagnent ensemble";
      const who = `${named(winners)} ${winners.length === 1 ? "gagne" : several}.`;
      return verdict.type === "lost" ? `${who} Vous êtes ${verdict.place}e.` : who;
    },
    solo: (points: number) => (points > 1 ? `${points} points en solo.` : `${points} point en solo.`),
    podium: "Le podium",
    place: (place: number, isShared: boolean) =>
      `${place === 1 ? "1re" : `${place}e`} ${isShared ? "ex æquo" : "place"}`,
    robot: "robot",
    with: (names: readonly string[]) => (names.length === 0 ? "" : `avec ${list(names)}`),
    points: (points: number) => (points > 1 ? `${points} points` : `${points} point`),
    fair: "Le hasard était honnête",
    fairText: (draws: number) =>
      `La graine publiée correspond au sceau posé avant la partie. ${
        draws === 1 ? "Un tirage recalculé ici, identique." : `${draws} tirages recalculés ici, tous identiques.`
      }`,
    checking: "On refait tous les tirages…",
    checkingText: "Cette page recalcule chaque tirage à partir de la graine publiée.",
    unfair: "Les tirages ne concordent pas",
    unfairText:
      "Ce que la graine publiée donne n’est pas ce qui a été joué. Gardez la partie et signalez-la à l’hébergeur.",
    unchecked: "Vérification remise à plus tard",
    uncheckedText: "La partie n’a pas pu être relue pour l’instant.",
    retry: "Réessayer",
    seal: "sceau",
    seed: "graine",
    download: "Télécharger la partie",
    rematch: "Rejouer ensemble",
    again: "Rejouer",
    rematchOpen: "La revanche est prête : votre place est gardée.",
    rematchWatch: "La revanche est prête.",
    join: "Aller à la revanche",
    review: "Revoir",
    shelf: "Étagère",
  },

  album: {
    page: "L’album",
    open: "Ouvrir l’album",
    line: "Tout ce que cette partie gardait secret, à relire et à garder.",
    private: "Ce qui s’est raconté ici reste entre ceux qui ont joué. On voit qui gagne, pas le reste.",
    loading: "On ouvre l’album…",
    back: "Retour au podium",
    print: "Imprimer",
    sharing: "Partager l’album ?",
    sharingText:
      "Si chaque personne de la table est d’accord, quiconque reçoit le lien pourra lire vos noms, vos choix et " +
      "tout ce que vous avez écrit, l’imprimer et télécharger la partie. Sans cela, l’album reste entre vous.",
    agree: "Je suis d’accord",
    agreeHelp:
      "Vous pouvez changer d’avis quand vous voulez : le lien se referme aussitôt. " +
      "Ce qui est déjà imprimé ou téléchargé reste à qui l’a pris.",
    agrees: "d’accord",
    awaited: "pas encore",
    asked: (names: readonly string[]) =>
      `${list(names)} ${names.length > 1 ? "aimeraient" : "aimerait"} partager l’album. Votre réponse est dedans.`,
    waiting: (others: readonly string[], isMeToo: boolean) => {
      const agree = isMeToo ? "serez" : others.length > 1 ? "seront" : "sera";
      return `Le lien s’ouvrira quand ${list(isMeToo ? ["vous", ...others] : others)} ${agree} d’accord.`;
    },
    shared: "Tout le monde est d’accord : le lien est ouvert.",
    copy: "Copier le lien",
    sharedBy: (names: readonly string[]) =>
      `Un album que ${list(names)} ${names.length > 1 ? "partagent" : "partage"} avec vous.`,
  },

  replay: {
    page: "La partie revue",
    controls: "Avancer dans la partie",
    first: "Au début",
    previous: "Coup précédent",
    next: "Coup suivant",
    last: "À la fin",
    play: "Dérouler",
    pause: "Arrêter",
    step: (step: number, all: number) => `Coup ${step} sur ${all}`,
    leave: "Fermer la revue",
    loading: "On relit la partie…",
  },

  bye: {
    old_page: {
      title: "Palette vient de changer",
      text: "Rechargez la page pour continuer : rien n’est perdu.",
      go: "Recharger",
    },
    unknown_table: {
      title: "Cette table n’existe pas",
      text: "Le lien est peut-être incomplet, ou la table a été rangée depuis.",
    },
    nowhere: { title: "Cette page n’existe pas", text: "L’adresse est peut-être incomplète." },
    other: { title: "La table s’est refermée" },
  },
};
