// Made of packages/core/locales/fr.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './fr.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Réponds à cette question",
  "valueMissing.choice": "Choisis une réponse",
  "valueMissing.checkboxes": "Choisis au moins une réponse",
  "valueMissing.consent": "Coche cette case pour continuer",
  "valueMissing.matrix": "Réponds à chaque ligne",
  "valueMissing.file": "Choisis un fichier",
  "valueMissing.other": "À côté de « {option} », écris ta réponse",
  "valueMissing.others": "Réponds à cette question ou à « {other} »",
  "typeMismatch": "Saisis une adresse, par exemple {example}",
  "badInput": "Saisis un nombre en chiffres, avec un point pour les décimales, par exemple {example}",
  "tooShort": {
    "limit": {
      "one": "Écris au moins {limit} caractère ; il y en a {actual}",
      "many": "Écris au moins {limit} de caractères ; il y en a {actual}",
      "other": "Écris au moins {limit} caractères ; il y en a {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Écris au plus {limit} caractère ; il y en a {actual}",
      "many": "Écris au plus {limit} de caractères ; il y en a {actual}",
      "other": "Écris au plus {limit} caractères ; il y en a {actual}"
    }
  },
  "rangeUnderflow": "Saisis {limit} ou plus",
  "rangeUnderflow.date": "Saisis le {limit} ou une date ultérieure",
  "rangeUnderflow.time": "Saisis {limit} ou une heure ultérieure",
  "rangeOverflow": "Saisis {limit} ou moins",
  "rangeOverflow.date": "Saisis le {limit} ou une date antérieure",
  "rangeOverflow.time": "Saisis {limit} ou une heure antérieure",
  "stepMismatch": "Saisis un nombre par pas de {limit}",
  "stepMismatch.whole": "Saisis un nombre entier",
  "stepMismatch.date": {
    "limit": {
      "one": "Saisis une date par pas de {limit} jour",
      "many": "Saisis une date par pas de {limit} de jours",
      "other": "Saisis une date par pas de {limit} jours"
    }
  },
  "patternMismatch": "Respecte le format demandé",
  "patternMismatch.help": "Respecte ce format : {help}",
  "notAnOption": "Choisis dans la liste",
  "tooFew": "Choisis-en au moins {limit}",
  "tooMany": "Choisis-en au plus {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Écris au moins {limit} mot ; il y en a {actual}",
      "many": "Écris au moins {limit} de mots ; il y en a {actual}",
      "other": "Écris au moins {limit} mots ; il y en a {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Écris au plus {limit} mot ; il y en a {actual}",
      "many": "Écris au plus {limit} de mots ; il y en a {actual}",
      "other": "Écris au plus {limit} mots ; il y en a {actual}"
    }
  },
  "notLetters": "Utilise seulement des lettres",
  "linkFound": "Écris cela sans lien",
  "domainMismatch": "Utilise une adresse qui se termine par {domains}",
  "notListed": "Cette réponse n’est pas parmi celles qui sont acceptées ; vérifie comment elle est écrite",
  "notSame": "Donne la même réponse que dans « {other} »",
  "sameAsOther": "Donne une autre réponse que dans « {other} »",
  "dayExcluded": "Choisis un autre jour : le {day} n’est pas proposé",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Choisis un autre jour : les lundis ne sont pas proposés",
      "tuesday": "Choisis un autre jour : les mardis ne sont pas proposés",
      "wednesday": "Choisis un autre jour : les mercredis ne sont pas proposés",
      "thursday": "Choisis un autre jour : les jeudis ne sont pas proposés",
      "friday": "Choisis un autre jour : les vendredis ne sont pas proposés",
      "saturday": "Choisis un autre jour : les samedis ne sont pas proposés",
      "other": "Choisis un autre jour : les dimanches ne sont pas proposés"
    }
  },
  "fileTooLarge": "Choisis des fichiers de {limit} au plus",
  "fileTooLarge.file": "Choisis des fichiers de {limit} au plus ; « {file} » fait {actual}",
  "fileTypeMismatch": "Choisis des fichiers de ces types : {kinds}",
  "otherAnswer": "{label} : ta réponse",
  "draftKept": "Nous avons gardé ce que tu as écrit le {date}.",
  "notLoaded": "Envoie de nouveau. Si cela ne suffit pas, copie tes réponses et recharge cette page.",
  "didYouMean": "Voulais-tu dire {address} ?",
  "saved": "Tes réponses sont enregistrées sur cet appareil.",
  "nearlySaved": "Tes réponses sont sur cet appareil ; une coupure de courant dans les instants qui viennent pourrait encore les faire perdre.",
  "onPage": "Garde cette page ouverte : tes réponses s’y trouvent, et nulle part ailleurs.",
  "unwanted": "Garde cette page ouverte : ce formulaire n’enregistre rien sur cet appareil.",
  "noRoom": "Garde cette page ouverte : il n’y a plus de place sur cet appareil pour enregistrer tes réponses.",
  "notAllowed": "Garde cette page ouverte : ce navigateur ne nous laisse pas enregistrer tes réponses.",
  "notSaved": "Garde cette page ouverte : tes réponses n’ont pas pu être enregistrées sur cet appareil.",
  "offline": "Tu es hors ligne.",
  "whenOnline": "Le message partira quand tu seras de nouveau en ligne et que cette page sera ouverte.",
  "mayClose": "Tu peux fermer cette page ; ton navigateur enverra le message plus tard.",
  "written": "Tu as écrit ce message le {date}.",
  "late": "Envoyé à l’instant ; tu l’as écrit le {date}. Référence {ref}, {time}.",
  "refused": "{Maker} ne peut pas recevoir ce formulaire pour le moment. Tu n’y es pour rien.",
  "tooLarge": "Tes réponses sont trop longues pour être envoyées : {limit} au plus en tout. Raccourcis « {label} », puis réessaie.",
  "filesTooLarge": "Les fichiers sont trop lourds pour être envoyés. Choisis-en de plus légers, puis réessaie.",
  "dropFile": "ou dépose-le ici",
  "dropFiles": "ou dépose-les ici",
  "fileUnreadable": "« {file} » ne peut plus être lu. Choisis ce fichier de nouveau.",
  "chooseAnother": "Choisis-en un autre.",
  "orWithout": "Choisis-en un autre, ou envoie sans lui."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
