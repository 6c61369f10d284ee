// Made of packages/core/locales/ro.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './ro.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Răspunde la această întrebare",
  "valueMissing.choice": "Alege o variantă",
  "valueMissing.checkboxes": "Alege cel puțin o variantă",
  "valueMissing.consent": "Bifează această casetă pentru a continua",
  "valueMissing.matrix": "Răspunde pe fiecare rând",
  "valueMissing.file": "Alege un fișier",
  "valueMissing.other": "Scrie răspunsul tău lângă „{option}”",
  "valueMissing.others": "Răspunde la această întrebare sau la „{other}”",
  "typeMismatch": "Introdu o adresă, de exemplu {example}",
  "badInput": "Introdu un număr în cifre, cu punct pentru zecimale, de exemplu {example}",
  "badInput.date": "La „{label}” introdu o dată care există, de exemplu {example}",
  "tooShort": {
    "limit": {
      "one": "Scrie cel puțin {limit} caracter; acum sunt {actual}",
      "few": "Scrie cel puțin {limit} caractere; acum sunt {actual}",
      "other": "Scrie cel puțin {limit} de caractere; acum sunt {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Scrie cel mult {limit} caracter; acum sunt {actual}",
      "few": "Scrie cel mult {limit} caractere; acum sunt {actual}",
      "other": "Scrie cel mult {limit} de caractere; acum sunt {actual}"
    }
  },
  "rangeUnderflow": "Introdu {limit} sau mai mult",
  "rangeUnderflow.date": "Introdu {limit} sau o dată ulterioară",
  "rangeUnderflow.time": "Introdu {limit} sau o oră ulterioară",
  "rangeOverflow": "Introdu {limit} sau mai puțin",
  "rangeOverflow.date": "Introdu {limit} sau o dată anterioară",
  "rangeOverflow.time": "Introdu {limit} sau o oră anterioară",
  "stepMismatch": "Introdu un număr în pași de {limit}",
  "stepMismatch.whole": "Introdu un număr întreg",
  "stepMismatch.date": {
    "limit": {
      "one": "Introdu o dată în pași de {limit} zi",
      "few": "Introdu o dată în pași de {limit} zile",
      "other": "Introdu o dată în pași de {limit} de zile"
    }
  },
  "patternMismatch": "Folosește formatul cerut",
  "patternMismatch.help": "Folosește acest format: {help}",
  "notAnOption": "Alege din listă",
  "tooFew": "Alege cel puțin {limit}",
  "tooMany": "Alege cel mult {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Scrie cel puțin {limit} cuvânt; acum sunt {actual}",
      "few": "Scrie cel puțin {limit} cuvinte; acum sunt {actual}",
      "other": "Scrie cel puțin {limit} de cuvinte; acum sunt {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Scrie cel mult {limit} cuvânt; acum sunt {actual}",
      "few": "Scrie cel mult {limit} cuvinte; acum sunt {actual}",
      "other": "Scrie cel mult {limit} de cuvinte; acum sunt {actual}"
    }
  },
  "notLetters": "Folosește numai litere",
  "linkFound": "Scrie aceasta fără linkuri",
  "domainMismatch": "Folosește o adresă care se termină cu {domains}",
  "notListed": "Acest răspuns nu este printre cele acceptate; verifică cum este scris",
  "notSame": "Dă același răspuns ca la „{other}”",
  "sameAsOther": "Dă alt răspuns decât la „{other}”",
  "dayExcluded": "Alege altă zi: {day} nu este disponibilă",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Alege altă zi: zilele de luni nu sunt disponibile",
      "tuesday": "Alege altă zi: zilele de marți nu sunt disponibile",
      "wednesday": "Alege altă zi: zilele de miercuri nu sunt disponibile",
      "thursday": "Alege altă zi: zilele de joi nu sunt disponibile",
      "friday": "Alege altă zi: zilele de vineri nu sunt disponibile",
      "saturday": "Alege altă zi: zilele de sâmbătă nu sunt disponibile",
      "other": "Alege altă zi: zilele de duminică nu sunt disponibile"
    }
  },
  "fileTooLarge": "Alege fișiere de cel mult {limit}",
  "fileTooLarge.file": "Alege fișiere de cel mult {limit}; „{file}” are {actual}",
  "fileTypeMismatch": "Alege fișiere de acest tip: {kinds}",
  "otherAnswer": "{label}: răspunsul tău",
  "draftKept": "Am păstrat ce ai scris pe {date}.",
  "choose": "Alege…",
  "notLoaded": "Trimite din nou. Dacă nu ajută, copiază răspunsurile și reîncarcă această pagină.",
  "didYouMean": "Ai vrut să scrii {address}?",
  "saved": "Răspunsurile tale sunt salvate pe acest dispozitiv.",
  "nearlySaved": "Răspunsurile tale sunt pe acest dispozitiv; dacă în clipele următoare se întrerupe curentul, încă s-ar putea pierde.",
  "onPage": "Ține această pagină deschisă: răspunsurile tale sunt aici și nicăieri altundeva.",
  "unwanted": "Ține această pagină deschisă: acest formular nu păstrează nimic pe acest dispozitiv.",
  "noRoom": "Ține această pagină deschisă: pe acest dispozitiv nu mai este loc pentru salvarea răspunsurilor tale.",
  "notAllowed": "Ține această pagină deschisă: acest browser nu ne permite să salvăm răspunsurile tale.",
  "notSaved": "Ține această pagină deschisă: răspunsurile tale nu au putut fi salvate pe acest dispozitiv.",
  "mayClose": "Poți închide această pagină; browserul tău va trimite mesajul mai târziu.",
  "written": "Ai scris acest mesaj pe {date}.",
  "late": "Trimis acum; l-ai scris pe {date}. Număr {ref}, {time}.",
  "refused": "{Maker} nu poate primi acest formular în acest moment. Nu este vina ta.",
  "tooLarge": "Răspunsurile tale sunt prea lungi pentru a fi trimise: cel mult {limit} în total. Scurtează „{label}”, apoi încearcă din nou.",
  "filesTooLarge": "Fișierele sunt prea mari pentru a fi trimise. Alege unele mai mici, apoi încearcă din nou.",
  "dropFile": "sau trage-l aici",
  "dropFiles": "sau trage-le aici",
  "fileUnreadable": "„{file}” nu mai poate fi citit. Alege-l din nou.",
  "chooseAnother": "Alege altul.",
  "orWithout": "Alege altul sau trimite fără el."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
