// Made of packages/core/locales/et.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './et.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Vasta sellele küsimusele",
  "valueMissing.choice": "Vali üks vastus",
  "valueMissing.checkboxes": "Vali vähemalt üks vastus",
  "valueMissing.consent": "Jätkamiseks märgi see ruut",
  "valueMissing.matrix": "Vasta igal real",
  "valueMissing.file": "Vali fail",
  "valueMissing.other": "Kirjuta oma vastus valiku „{option}“ juurde",
  "valueMissing.others": "Vasta sellele küsimusele või täida „{other}“",
  "typeMismatch": "Sisesta aadress, näiteks {example}",
  "badInput": "Sisesta arv numbritega, kümnendkohtade ees punkt, näiteks {example}",
  "badInput.date": "Sisesta väljale „{label}“ kuupäev, mis on olemas, näiteks {example}",
  "tooShort": {
    "limit": {
      "one": "Kirjuta vähemalt {limit} tähemärk; praegu on neid {actual}",
      "other": "Kirjuta vähemalt {limit} tähemärki; praegu on neid {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Kirjuta kõige rohkem {limit} tähemärk; praegu on neid {actual}",
      "other": "Kirjuta kõige rohkem {limit} tähemärki; praegu on neid {actual}"
    }
  },
  "rangeUnderflow": "Sisesta {limit} või rohkem",
  "rangeUnderflow.date": "Sisesta {limit} või hilisem kuupäev",
  "rangeUnderflow.time": "Sisesta {limit} või hilisem kellaaeg",
  "rangeOverflow": "Sisesta {limit} või vähem",
  "rangeOverflow.date": "Sisesta {limit} või varasem kuupäev",
  "rangeOverflow.time": "Sisesta {limit} või varasem kellaaeg",
  "stepMismatch": "Sisesta arv, mille samm on {limit}",
  "stepMismatch.whole": "Sisesta täisarv",
  "stepMismatch.date": {
    "limit": {
      "one": "Sisesta kuupäev, mille samm on {limit} päev",
      "other": "Sisesta kuupäev, mille samm on {limit} päeva"
    }
  },
  "patternMismatch": "Kasuta nõutud vormingut",
  "patternMismatch.help": "Kasuta seda vormingut: {help}",
  "notAnOption": "Vali loendist",
  "tooFew": "Vali vähemalt {limit}",
  "tooMany": "Vali kõige rohkem {limit}",
  "tooFewWords": "Kirjuta vähemalt {limit} sõna; praegu on neid {actual}",
  "tooManyWords": "Kirjuta kõige rohkem {limit} sõna; praegu on neid {actual}",
  "notLetters": "Kasuta ainult tähti",
  "linkFound": "Kirjuta see ilma linkideta",
  "domainMismatch": "Kasuta aadressi, mille lõpus on {domains}",
  "notListed": "See vastus ei ole lubatute seas; kontrolli, kuidas see on kirjutatud",
  "notSame": "Anna sama vastus nagu väljal „{other}“",
  "sameAsOther": "Anna teine vastus kui väljal „{other}“",
  "dayExcluded": "Vali teine päev: {day} ei ole valitav",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Vali teine päev: esmaspäevad ei ole valitavad",
      "tuesday": "Vali teine päev: teisipäevad ei ole valitavad",
      "wednesday": "Vali teine päev: kolmapäevad ei ole valitavad",
      "thursday": "Vali teine päev: neljapäevad ei ole valitavad",
      "friday": "Vali teine päev: reeded ei ole valitavad",
      "saturday": "Vali teine päev: laupäevad ei ole valitavad",
      "other": "Vali teine päev: pühapäevad ei ole valitavad"
    }
  },
  "fileTooLarge": "Vali failid, mille suurus on kuni {limit}",
  "fileTooLarge.file": "Vali failid, mille suurus on kuni {limit}; „{file}“ on {actual}",
  "fileTypeMismatch": "Vali seda liiki failid: {kinds}",
  "otherAnswer": "{label}: sinu vastus",
  "choose": "Vali…",
  "notLoaded": "Saada uuesti. Kui see ei aita, kopeeri oma vastused ja laadi see leht uuesti.",
  "didYouMean": "Kas pidasid silmas {address}?",
  "saved": "Sinu vastused on sellesse seadmesse salvestatud.",
  "nearlySaved": "Sinu vastused on selles seadmes; kui lähihetkedel kaob vool, võivad need veel kaduma minna.",
  "onPage": "Hoia see leht avatuna: sinu vastused on ainult siin.",
  "unwanted": "Hoia see leht avatuna: see vorm ei salvesta sellesse seadmesse midagi.",
  "noRoom": "Hoia see leht avatuna: selles seadmes ei ole sinu vastuste salvestamiseks enam ruumi.",
  "notAllowed": "Hoia see leht avatuna: see brauser ei luba meil sinu vastuseid salvestada.",
  "notSaved": "Hoia see leht avatuna: sinu vastuseid ei õnnestunud sellesse seadmesse salvestada.",
  "mayClose": "Võid selle lehe sulgeda; sinu brauser saadab sõnumi hiljem.",
  "refused": "{Maker} ei saa seda vormi praegu vastu võtta. See ei ole sinu süü.",
  "tooLarge": "Sinu vastused on saatmiseks liiga pikad: kõik kokku kuni {limit}. Lühenda vastust „{label}“ ja proovi uuesti.",
  "filesTooLarge": "Failid on saatmiseks liiga suured. Vali väiksemad ja proovi uuesti.",
  "dropFile": "või lohista see siia",
  "dropFiles": "või lohista need siia",
  "fileUnreadable": "Faili „{file}“ ei saa enam lugeda. Vali see uuesti.",
  "chooseAnother": "Vali teine.",
  "orWithout": "Vali teine või saada ilma selleta."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
