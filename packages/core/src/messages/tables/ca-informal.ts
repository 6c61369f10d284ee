// Made of packages/core/locales/ca.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './ca.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Respon aquesta pregunta",
  "valueMissing.choice": "Tria una opció",
  "valueMissing.checkboxes": "Tria almenys una opció",
  "valueMissing.consent": "Marca aquesta casella per continuar",
  "valueMissing.matrix": "Respon a cada fila",
  "valueMissing.file": "Tria un fitxer",
  "valueMissing.other": "Escriu la teva resposta al costat de «{option}»",
  "valueMissing.others": "Respon aquesta pregunta o «{other}»",
  "typeMismatch": "Escriu una adreça com ara {example}",
  "badInput": "Escriu un nombre en xifres, amb un punt per als decimals, com ara {example}",
  "tooShort": {
    "limit": {
      "one": "Escriu almenys {limit} caràcter; n’hi ha {actual}",
      "many": "Escriu almenys {limit} de caràcters; n’hi ha {actual}",
      "other": "Escriu almenys {limit} caràcters; n’hi ha {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Escriu com a màxim {limit} caràcter; n’hi ha {actual}",
      "many": "Escriu com a màxim {limit} de caràcters; n’hi ha {actual}",
      "other": "Escriu com a màxim {limit} caràcters; n’hi ha {actual}"
    }
  },
  "rangeUnderflow": "Escriu {limit} o més",
  "rangeUnderflow.date": "Escriu una data no anterior a aquesta: {limit}",
  "rangeUnderflow.time": "Escriu una hora no anterior a aquesta: {limit}",
  "rangeOverflow": "Escriu {limit} o menys",
  "rangeOverflow.date": "Escriu una data no posterior a aquesta: {limit}",
  "rangeOverflow.time": "Escriu una hora no posterior a aquesta: {limit}",
  "stepMismatch": "Escriu un nombre en passos de {limit}",
  "stepMismatch.whole": "Escriu un nombre enter",
  "stepMismatch.date": {
    "limit": {
      "one": "Escriu una data en passos de {limit} dia",
      "many": "Escriu una data en passos de {limit} de dies",
      "other": "Escriu una data en passos de {limit} dies"
    }
  },
  "patternMismatch": "Fes servir el format demanat",
  "patternMismatch.help": "Fes servir aquest format: {help}",
  "notAnOption": "Tria una opció de la llista",
  "tooFew": "Tria’n almenys {limit}",
  "tooMany": "Tria’n com a màxim {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Escriu almenys {limit} paraula; n’hi ha {actual}",
      "many": "Escriu almenys {limit} de paraules; n’hi ha {actual}",
      "other": "Escriu almenys {limit} paraules; n’hi ha {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Escriu com a màxim {limit} paraula; n’hi ha {actual}",
      "many": "Escriu com a màxim {limit} de paraules; n’hi ha {actual}",
      "other": "Escriu com a màxim {limit} paraules; n’hi ha {actual}"
    }
  },
  "notLetters": "Fes servir només lletres",
  "linkFound": "Escriu-ho sense enllaços",
  "domainMismatch": "Fes servir una adreça que acabi en {domains}",
  "notListed": "Aquesta resposta no és de les acceptades; comprova com està escrita",
  "notSame": "Dona la mateixa resposta que a «{other}»",
  "sameAsOther": "Dona una resposta diferent de la de «{other}»",
  "dayExcluded": "Tria un altre dia: aquest no està disponible ({day})",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Tria un altre dia: els dilluns no estan disponibles",
      "tuesday": "Tria un altre dia: els dimarts no estan disponibles",
      "wednesday": "Tria un altre dia: els dimecres no estan disponibles",
      "thursday": "Tria un altre dia: els dijous no estan disponibles",
      "friday": "Tria un altre dia: els divendres no estan disponibles",
      "saturday": "Tria un altre dia: els dissabtes no estan disponibles",
      "other": "Tria un altre dia: els diumenges no estan disponibles"
    }
  },
  "fileTooLarge": "Tria fitxers de {limit} com a màxim",
  "fileTooLarge.file": "Tria fitxers de {limit} com a màxim; «{file}» ocupa {actual}",
  "fileTypeMismatch": "Tria fitxers d’aquests tipus: {kinds}",
  "otherAnswer": "{label}: la teva resposta",
  "draftKept": "Hem desat el que vas escriure el dia {date}.",
  "choose": "Tria…",
  "notLoaded": "Torna a enviar. Si no funciona, copia les teves respostes i torna a carregar aquesta pàgina.",
  "didYouMean": "Volies dir {address}?",
  "saved": "Les teves respostes estan desades en aquest dispositiu.",
  "nearlySaved": "Les teves respostes són en aquest dispositiu; un tall de corrent en els pròxims instants encara les podria fer perdre.",
  "onPage": "Mantén oberta aquesta pàgina: les teves respostes són aquí i enlloc més.",
  "unwanted": "Mantén oberta aquesta pàgina: aquest formulari no desa res en aquest dispositiu.",
  "noRoom": "Mantén oberta aquesta pàgina: en aquest dispositiu no queda espai per desar les teves respostes.",
  "notAllowed": "Mantén oberta aquesta pàgina: aquest navegador no ens deixa desar les teves respostes.",
  "notSaved": "Mantén oberta aquesta pàgina: no s’han pogut desar les teves respostes en aquest dispositiu.",
  "offline": "No tens connexió.",
  "whenOnline": "S’enviarà quan tornis a tenir connexió i aquesta pàgina sigui oberta.",
  "mayClose": "Pots tancar aquesta pàgina; el navegador enviarà el missatge més tard.",
  "written": "Vas escriure aquest missatge el dia {date}.",
  "late": "Enviat ara; el vas escriure el dia {date}. Referència {ref}, {time}.",
  "refused": "En aquest moment {maker} no pot rebre aquest formulari. No és culpa teva.",
  "tooLarge": "Les teves respostes són massa llargues per enviar-les: {limit} com a màxim en total. Escurça «{label}» i torna-ho a provar.",
  "filesTooLarge": "Els fitxers són massa grans per enviar-los. Tria’n de més petits i torna-ho a provar.",
  "dropFile": "o deixa-lo anar aquí",
  "dropFiles": "o deixa-los anar aquí",
  "fileUnreadable": "«{file}» ja no es pot llegir. Torna a triar-lo.",
  "chooseAnother": "Tria’n un altre.",
  "orWithout": "Tria’n un altre o envia sense aquest fitxer."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
