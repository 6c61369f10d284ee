// Made of packages/core/locales/hr.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './hr.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Odgovori na ovo pitanje",
  "valueMissing.choice": "Odaberi jednu mogućnost",
  "valueMissing.checkboxes": "Odaberi barem jednu mogućnost",
  "valueMissing.consent": "Označi ovu kućicu za nastavak",
  "valueMissing.matrix": "Odgovori u svakom retku",
  "valueMissing.file": "Odaberi datoteku",
  "valueMissing.other": "Napiši svoj odgovor uz „{option}”",
  "valueMissing.others": "Odgovori na ovo pitanje ili na „{other}”",
  "typeMismatch": "Upiši adresu, na primjer {example}",
  "badInput": "Upiši broj znamenkama, s točkom ispred decimala, na primjer {example}",
  "badInput.date": "U polje „{label}” upiši datum koji postoji, na primjer {example}",
  "tooShort": {
    "limit": {
      "one": "Napiši najmanje {limit} znak; zasad ih je {actual}",
      "few": "Napiši najmanje {limit} znaka; zasad ih je {actual}",
      "other": "Napiši najmanje {limit} znakova; zasad ih je {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Napiši najviše {limit} znak; sada ih je {actual}",
      "few": "Napiši najviše {limit} znaka; sada ih je {actual}",
      "other": "Napiši najviše {limit} znakova; sada ih je {actual}"
    }
  },
  "rangeUnderflow": "Upiši {limit} ili više",
  "rangeUnderflow.date": "Upiši {limit} ili kasniji datum",
  "rangeUnderflow.time": "Upiši {limit} ili kasnije vrijeme",
  "rangeOverflow": "Upiši {limit} ili manje",
  "rangeOverflow.date": "Upiši {limit} ili raniji datum",
  "rangeOverflow.time": "Upiši {limit} ili ranije vrijeme",
  "stepMismatch": "Upiši broj u koracima od {limit}",
  "stepMismatch.whole": "Upiši cijeli broj",
  "stepMismatch.date": "Upiši datum u koracima od {limit} dana",
  "patternMismatch": "Upotrijebi traženi oblik",
  "patternMismatch.help": "Upotrijebi ovaj oblik: {help}",
  "notAnOption": "Odaberi s popisa",
  "tooFew": "Odaberi najmanje {limit}",
  "tooMany": "Odaberi najviše {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Napiši najmanje {limit} riječ; zasad ih je {actual}",
      "other": "Napiši najmanje {limit} riječi; zasad ih je {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Napiši najviše {limit} riječ; sada ih je {actual}",
      "other": "Napiši najviše {limit} riječi; sada ih je {actual}"
    }
  },
  "notLetters": "Upotrijebi samo slova",
  "linkFound": "Napiši ovo bez poveznica",
  "domainMismatch": "Upotrijebi adresu koja završava na {domains}",
  "notListed": "Ovaj odgovor nije među prihvaćenima; provjeri kako je napisan",
  "notSame": "Daj isti odgovor kao u polju „{other}”",
  "sameAsOther": "Daj drukčiji odgovor nego u polju „{other}”",
  "dayExcluded": "Odaberi drugi dan: {day} nije u ponudi",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Odaberi drugi dan: ponedjeljci nisu u ponudi",
      "tuesday": "Odaberi drugi dan: utorci nisu u ponudi",
      "wednesday": "Odaberi drugi dan: srijede nisu u ponudi",
      "thursday": "Odaberi drugi dan: četvrtci nisu u ponudi",
      "friday": "Odaberi drugi dan: petci nisu u ponudi",
      "saturday": "Odaberi drugi dan: subote nisu u ponudi",
      "other": "Odaberi drugi dan: nedjelje nisu u ponudi"
    }
  },
  "fileTooLarge": "Odaberi datoteke veličine najviše {limit}",
  "fileTooLarge.file": "Odaberi datoteke veličine najviše {limit}; „{file}” ima {actual}",
  "fileTypeMismatch": "Odaberi datoteke ove vrste: {kinds}",
  "otherAnswer": "{label}: tvoj odgovor",
  "choose": "Odaberi…",
  "notLoaded": "Pošalji ponovno. Ako to ne pomogne, kopiraj svoje odgovore i ponovno učitaj ovu stranicu.",
  "didYouMean": "Misliš li na {address}?",
  "saved": "Tvoji su odgovori spremljeni na ovom uređaju.",
  "nearlySaved": "Tvoji su odgovori na ovom uređaju; ako u sljedećim trenucima nestane struje, još se mogu izgubiti.",
  "onPage": "Ostavi ovu stranicu otvorenom: tvoji su odgovori ovdje i nigdje drugdje.",
  "unwanted": "Ostavi ovu stranicu otvorenom: ovaj obrazac ništa ne čuva na ovom uređaju.",
  "noRoom": "Ostavi ovu stranicu otvorenom: na ovom uređaju više nema mjesta za spremanje tvojih odgovora.",
  "notAllowed": "Ostavi ovu stranicu otvorenom: ovaj nam preglednik ne dopušta spremanje tvojih odgovora.",
  "notSaved": "Ostavi ovu stranicu otvorenom: tvoji se odgovori nisu mogli spremiti na ovaj uređaj.",
  "offline": "Nisi na mreži.",
  "whenOnline": "Poruka će biti poslana kad ponovno budeš na mreži i ova stranica bude otvorena.",
  "mayClose": "Možeš zatvoriti ovu stranicu; tvoj će preglednik poruku poslati kasnije.",
  "refused": "{Maker} trenutačno ne može primiti ovaj obrazac. To nije tvoja krivnja.",
  "tooLarge": "Tvoji su odgovori predugi za slanje: ukupno najviše {limit}. Skrati „{label}” pa pokušaj ponovno.",
  "filesTooLarge": "Datoteke su prevelike za slanje. Odaberi manje pa pokušaj ponovno.",
  "dropFile": "ili je ispusti ovdje",
  "dropFiles": "ili ih ispusti ovdje",
  "fileUnreadable": "Datoteka „{file}” više se ne može pročitati. Odaberi je ponovno.",
  "chooseAnother": "Odaberi drugu.",
  "orWithout": "Odaberi drugu ili pošalji bez nje."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
