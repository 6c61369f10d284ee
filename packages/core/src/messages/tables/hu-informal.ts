// Made of packages/core/locales/hu.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './hu.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Válaszolj erre a kérdésre",
  "valueMissing.choice": "Válassz egyet",
  "valueMissing.checkboxes": "Válassz legalább egyet",
  "valueMissing.consent": "A folytatáshoz jelöld be ezt a négyzetet",
  "valueMissing.file": "Válassz fájlt",
  "valueMissing.other": "Írd a válaszodat e mellé: „{option}”",
  "typeMismatch": "Adj meg egy címet, például: {example}",
  "badInput": "Adj meg egy számot számjegyekkel, a tizedesek előtt ponttal, például: {example}",
  "badInput.date": "Adj meg egy létező dátumot itt: „{label}” (például {example})",
  "tooShort": "Írj legalább {limit} karaktert; most {actual} van",
  "tooLong": "Írj legfeljebb {limit} karaktert; most {actual} van",
  "rangeUnderflow": "Adj meg legalább ekkora számot: {limit}",
  "rangeUnderflow.date": "Add meg ezt vagy egy későbbi napot: {limit}",
  "rangeOverflow": "Adj meg legfeljebb ekkora számot: {limit}",
  "rangeOverflow.date": "Add meg ezt vagy egy korábbi napot: {limit}",
  "stepMismatch": "Adj meg egy számot ekkora lépésközzel: {limit}",
  "stepMismatch.whole": "Adj meg egy egész számot",
  "stepMismatch.date": "Adj meg egy dátumot {limit} napos lépésközzel",
  "patternMismatch": "Használd a kért formátumot",
  "patternMismatch.help": "Használd ezt a formátumot: {help}",
  "notAnOption": "Válassz a listából",
  "tooFew": "Válassz legalább ennyit: {limit}",
  "tooMany": "Válassz legfeljebb ennyit: {limit}",
  "notLetters": "Csak betűket használj",
  "linkFound": "Írd meg ezt hivatkozások nélkül",
  "domainMismatch": "Olyan címet használj, amelynek a vége: {domains}",
  "dayExcluded": "Válassz másik napot; ez nem választható: {day}",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Válassz másik napot: hétfő nem választható",
      "tuesday": "Válassz másik napot: kedd nem választható",
      "wednesday": "Válassz másik napot: szerda nem választható",
      "thursday": "Válassz másik napot: csütörtök nem választható",
      "friday": "Válassz másik napot: péntek nem választható",
      "saturday": "Válassz másik napot: szombat nem választható",
      "other": "Válassz másik napot: vasárnap nem választható"
    }
  },
  "fileTooLarge": "Válassz legfeljebb ekkora fájlokat: {limit}",
  "fileTooLarge.file": "Válassz legfeljebb ekkora fájlokat: {limit}; „{file}” mérete {actual}",
  "fileTypeMismatch": "Válassz ilyen fájlokat: {kinds}",
  "otherAnswer": "{label}: a te válaszod",
  "choose": "Válassz…",
  "notLoaded": "Küldd el újra. Ha ez nem segít, másold ki a válaszaidat, és töltsd be újra ezt az oldalt.",
  "didYouMean": "Erre gondoltál: {address}?",
  "saved": "A válaszaid el vannak mentve ezen az eszközön.",
  "nearlySaved": "A válaszaid ezen az eszközön vannak; ha a következő pillanatokban elmegy az áram, még elveszhetnek.",
  "onPage": "Hagyd nyitva ezt az oldalt: a válaszaid csak itt vannak, sehol máshol.",
  "unwanted": "Hagyd nyitva ezt az oldalt: ez az űrlap semmit sem őriz meg ezen az eszközön.",
  "noRoom": "Hagyd nyitva ezt az oldalt: ezen az eszközön nincs több hely a válaszaid mentésére.",
  "notAllowed": "Hagyd nyitva ezt az oldalt: ez a böngésző nem engedi, hogy elmentsük a válaszaidat.",
  "notSaved": "Hagyd nyitva ezt az oldalt: a válaszaidat nem sikerült elmenteni ezen az eszközön.",
  "mayClose": "Bezárhatod ezt az oldalt; a böngésződ később elküldi az üzenetet.",
  "refused": "{Maker} most nem tudja fogadni ezt az űrlapot. Ez nem a te hibád.",
  "tooLarge": "A válaszaid túl hosszúak a küldéshez: együtt legfeljebb {limit}. Rövidítsd ezt: „{label}”, majd próbáld újra.",
  "filesTooLarge": "A fájlok túl nagyok a küldéshez. Válassz kisebbeket, majd próbáld újra.",
  "dropFile": "vagy húzd ide",
  "dropFiles": "vagy húzd ide őket",
  "fileUnreadable": "„{file}” már nem olvasható. Válaszd ki újra.",
  "chooseAnother": "Válassz másikat.",
  "orWithout": "Válassz másikat, vagy küldd el nélküle."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
