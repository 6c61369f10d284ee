// Made of packages/core/locales/fr.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "fr",
  "messages": {
    "valueMissing": "Répondez à cette question",
    "valueMissing.choice": "Choisissez une réponse",
    "valueMissing.checkboxes": "Choisissez au moins une réponse",
    "valueMissing.consent": "Cochez cette case pour continuer",
    "valueMissing.file": "Choisissez un fichier",
    "valueMissing.signature": "Il manque ici une signature ou un nom écrit",
    "valueMissing.matrix": "Répondez à chaque ligne",
    "valueMissing.other": "À côté de « {option} », écrivez votre réponse",
    "valueMissing.others": "Répondez à cette question ou à « {other} »",
    "typeMismatch": "Saisissez une adresse, par exemple {example}",
    "badInput": "Saisissez un nombre en chiffres, avec un point pour les décimales, par exemple {example}",
    "badInput.date": "« {label} » demande une date qui existe, par exemple {example}",
    "tooShort": {
      "limit": {
        "one": "Écrivez au moins {limit} caractère ; il y en a {actual}",
        "many": "Écrivez au moins {limit} de caractères ; il y en a {actual}",
        "other": "Écrivez au moins {limit} caractères ; il y en a {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Écrivez au plus {limit} caractère ; il y en a {actual}",
        "many": "Écrivez au plus {limit} de caractères ; il y en a {actual}",
        "other": "Écrivez au plus {limit} caractères ; il y en a {actual}"
      }
    },
    "rangeUnderflow": "Saisissez {limit} ou plus",
    "rangeUnderflow.date": "Saisissez le {limit} ou une date ultérieure",
    "rangeUnderflow.time": "Saisissez {limit} ou une heure ultérieure",
    "rangeUnderflow.picture": "« {file} » est trop petite : au moins {limit} pixels",
    "rangeOverflow": "Saisissez {limit} ou moins",
    "rangeOverflow.date": "Saisissez le {limit} ou une date antérieure",
    "rangeOverflow.time": "Saisissez {limit} ou une heure antérieure",
    "rangeOverflow.picture": "« {file} » est trop grande : au plus {limit} pixels",
    "stepMismatch": "Saisissez un nombre par pas de {limit}",
    "stepMismatch.whole": "Saisissez un nombre entier",
    "stepMismatch.date": {
      "limit": {
        "one": "Saisissez une date par pas de {limit} jour",
        "many": "Saisissez une date par pas de {limit} de jours",
        "other": "Saisissez une date par pas de {limit} jours"
      }
    },
    "patternMismatch": "Respectez le format demandé",
    "patternMismatch.help": "Respectez ce format : {help}",
    "notAnOption": "Choisissez dans la liste",
    "tooFew": "Choisissez-en au moins {limit}",
    "tooMany": "Choisissez-en au plus {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Écrivez au moins {limit} mot ; il y en a {actual}",
        "many": "Écrivez au moins {limit} de mots ; il y en a {actual}",
        "other": "Écrivez au moins {limit} mots ; il y en a {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Écrivez au plus {limit} mot ; il y en a {actual}",
        "many": "Écrivez au plus {limit} de mots ; il y en a {actual}",
        "other": "Écrivez au plus {limit} mots ; il y en a {actual}"
      }
    },
    "notLetters": "Utilisez seulement des lettres",
    "linkFound": "Écrivez cela sans lien",
    "domainMismatch": "Utilisez une adresse qui se termine par {domains}",
    "notListed": "Cette réponse n’est pas parmi celles qui sont acceptées ; vérifiez comment elle est écrite",
    "notSame": "Donnez la même réponse que dans « {other} »",
    "sameAsOther": "Donnez une autre réponse que dans « {other} »",
    "sumTooLow": "Avec « {other} », le total doit être d’au moins {limit} ; il est de {actual}",
    "sumTooHigh": "Avec « {other} », le total doit être d’au plus {limit} ; il est de {actual}",
    "dayExcluded": "Choisissez un autre jour : le {day} n’est pas proposé",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Choisissez un autre jour : les lundis ne sont pas proposés",
        "tuesday": "Choisissez un autre jour : les mardis ne sont pas proposés",
        "wednesday": "Choisissez un autre jour : les mercredis ne sont pas proposés",
        "thursday": "Choisissez un autre jour : les jeudis ne sont pas proposés",
        "friday": "Choisissez un autre jour : les vendredis ne sont pas proposés",
        "saturday": "Choisissez un autre jour : les samedis ne sont pas proposés",
        "other": "Choisissez un autre jour : les dimanches ne sont pas proposés"
      }
    },
    "fileTooLarge": "Choisissez des fichiers de {limit} au plus",
    "fileTooLarge.file": "Choisissez des fichiers de {limit} au plus ; « {file} » fait {actual}",
    "fileTypeMismatch": "Choisissez des fichiers de ces types : {kinds}",
    "fileKind.image": "images",
    "fileKind.audio": "sons",
    "fileKind.video": "vidéos",
    "otherAnswer": "{label} : votre réponse",
    "advice": "Simple conseil : {message}",
    "drawHere": "Dessin au doigt ou à la souris",
    "orTypeName": "ou nom au clavier",
    "drawn": "Dessinée, {time}",
    "clear": "Effacer",
    "partFrom": "Du",
    "partTo": "Au",
    "partPrefix": "Civilité",
    "partGiven": "Prénom",
    "partMiddle": "Deuxième prénom",
    "partFamily": "Nom",
    "partStreet": "Rue et numéro",
    "partLine2": "Complément d’adresse",
    "partPostcode": "Code postal",
    "partTown": "Ville",
    "partRegion": "Région",
    "partCountry": "Pays",
    "addRow": "Ajouter : {item}",
    "optionsFound": {
      "n": {
        "one": "{n} option trouvée",
        "many": "{n} d’options trouvées",
        "other": "{n} options trouvées"
      }
    },
    "next": "Suivant",
    "nextPage": "Suivant : {label}",
    "previous": "Retour",
    "step": "Étape {n} sur {limit}",
    "draftKept": "Nous avons gardé ce que vous avez écrit le {date}.",
    "startOver": "Recommencer",
    "draftUnfit": "Le formulaire a changé depuis. Ceci n’y a plus de place :",
    "draftNotKept": "Ce navigateur ne garde pas ce qui est écrit ici : tout est perdu si la page est fermée avant l’envoi.",
    "saveDraft": "Enregistrer un fichier",
    "openDraft": "Ouvrir un fichier",
    "notADraft": "« {file} » n’a pas été enregistré depuis ce formulaire.",
    "goOn": "Continuer vers {address}",
    "review": "Vérification",
    "backToReview": "Vérifier à nouveau",
    "isRight": "Tout est-il correct ?",
    "nothingSent": "Rien n’a encore été envoyé.",
    "change": "Modifier",
    "changeOf": "Modifier : {label}",
    "noAnswer": "Pas de réponse",
    "owner": "la personne responsable du site",
    "marked": "Les questions marquées * demandent une réponse.",
    "goesTo": "Envoi par e-mail à {maker}.",
    "choose": "Choisir…",
    "send": "Envoyer",
    "sending": "Envoi…",
    "notSent": "Pas encore envoyé",
    "notLoaded": "Envoyez de nouveau. Si cela ne suffit pas, copiez vos réponses et rechargez cette page.",
    "problems": {
      "n": {
        "one": "Il y a un problème",
        "many": "Il y a {n} de problèmes",
        "other": "Il y a {n} problèmes"
      }
    },
    "problemOf": "{label} : {message}",
    "stillSending": "L’envoi est encore en cours.",
    "didYouMean": "Vouliez-vous dire {address} ?",
    "saved": "Vos réponses sont enregistrées sur cet appareil.",
    "nearlySaved": "Vos réponses sont sur cet appareil ; une coupure de courant dans les instants qui viennent pourrait encore les faire perdre.",
    "onPage": "Gardez cette page ouverte : vos réponses s’y trouvent, et nulle part ailleurs.",
    "unwanted": "Gardez cette page ouverte : ce formulaire n’enregistre rien sur cet appareil.",
    "noRoom": "Gardez cette page ouverte : il n’y a plus de place sur cet appareil pour enregistrer vos réponses.",
    "notAllowed": "Gardez cette page ouverte : ce navigateur ne nous laisse pas enregistrer vos réponses.",
    "notSaved": "Gardez cette page ouverte : vos réponses n’ont pas pu être enregistrées sur cet appareil.",
    "older": "Un message du {date} n’est pas encore envoyé.",
    "olderMore": {
      "n": {
        "one": "Et {n} autre.",
        "many": "Et {n} d’autres.",
        "other": "Et {n} autres."
      }
    },
    "seeIt": "Voir",
    "back": "Retour au formulaire",
    "removed": "Supprimé.",
    "undo": "Annuler",
    "notSentSaved": "Pas encore envoyé. Enregistré sur cet appareil.",
    "queued": "Le message attend son tour.",
    "offline": "Vous êtes hors ligne.",
    "silent": "Le service de messagerie utilisé par {maker} ne répond pas.",
    "busy": "Le service de messagerie utilisé par {maker} ne peut pas accepter le message pour le moment.",
    "unclear": "Le message est peut-être parti : la réponse reçue ne venait pas du service de messagerie lui-même.",
    "whenOnline": "Le message partira quand vous serez de nouveau en ligne et que cette page sera ouverte.",
    "nextTry": "Prochain essai dans {time}, tant que cette page est ouverte.",
    "nextTryUnknown": "Nous réessayons tant que cette page est ouverte.",
    "nextTryClosed": "Prochain essai dans {time}.",
    "mayClose": "Vous pouvez fermer cette page ; votre navigateur enverra le message plus tard.",
    "trying": "Un essai est en cours. Nous attendons le résultat.",
    "tryNow": "Essayer",
    "tryAgain": "Réessayer",
    "show": "Voir ce que j’ai écrit",
    "hide": "Masquer ce que j’ai écrit",
    "copy": "Copier",
    "copied": "Copié",
    "download": "Télécharger",
    "remove": "Supprimer de cet appareil",
    "discard": "Supprimer",
    "written": "Vous avez écrit ce message le {date}.",
    "sent": "Envoyé",
    "receives": "{Maker} reçoit le message par e-mail. Référence {ref}, {time}.",
    "late": "Envoyé à l’instant ; vous l’avez écrit le {date}. Référence {ref}, {time}.",
    "repeated": "Un essai précédent est peut-être arrivé aussi, sous la même référence : il se peut que {maker} voie le message deux fois.",
    "another": "Nouveau message",
    "notDelivered": "Pas encore remis",
    "refused": "{Maker} ne peut pas recevoir ce formulaire pour le moment. Vous n’y êtes pour rien.",
    "notConnected": "Ce formulaire n’est pas encore relié à une boîte aux lettres.",
    "blocked": "Ce formulaire ne peut pas envoyer ce message.",
    "tooLarge": "Vos réponses sont trop longues pour être envoyées : {limit} au plus en tout. Raccourcissez « {label} », puis réessayez.",
    "filesTooLarge": "Les fichiers sont trop lourds pour être envoyés. Choisissez-en de plus légers, puis réessayez.",
    "challenge": "Le service de messagerie utilisé par {maker} veut d’abord savoir si c’est une personne qui a écrit ce message, et ce formulaire ne peut pas afficher sa question.",
    "inVain": "Nous avons essayé pendant des jours, et le service de messagerie utilisé par {maker} n’a pas accepté le message.",
    "perhaps": "Peut-être envoyé : la réponse reçue ne venait pas du service de messagerie lui-même, nous ne pouvons donc pas le savoir.",
    "probed": "Nous réessayons de temps en temps tant que cette page est ouverte.",
    "reach": "Pour joindre {maker} autrement :",
    "ownMail": "Envoyer de ma propre messagerie",
    "reference": "Référence {ref}.",
    "forOwner": "Pour la personne responsable du site",
    "dropFile": "ou déposez-le ici",
    "dropFiles": "ou déposez-les ici",
    "filesChosen": {
      "n": {
        "one": "{n} fichier, {size}",
        "many": "{n} de fichiers, {size} en tout",
        "other": "{n} fichiers, {size} en tout"
      }
    },
    "removeFile": "Retirer {file}",
    "fileUnreadable": "« {file} » ne peut plus être lu. Choisissez ce fichier de nouveau.",
    "fileBytes": "« {file} » fait {size} ; {limit} au plus.",
    "filesBytes": "« {file} » fait {size} ; tous les fichiers ensemble peuvent faire {limit}.",
    "count": {
      "limit": {
        "one": "« {file} » est un fichier de trop ; {limit} fichier au plus.",
        "many": "« {file} » est un fichier de trop ; {limit} de fichiers au plus.",
        "other": "« {file} » est un fichier de trop ; {limit} fichiers au plus."
      }
    },
    "chooseAnother": "Choisissez-en un autre.",
    "orWithout": "Choisissez-en un autre, ou envoyez sans lui.",
    "noForm": "Ce formulaire ne peut pas être affiché ici.",
    "noSending": "Cette page ne laisse pas le formulaire envoyer.",
    "writeTo": "Contact :"
  }
}
