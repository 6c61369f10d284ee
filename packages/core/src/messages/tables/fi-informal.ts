// Made of packages/core/locales/fi.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './fi.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Vastaa tähän kysymykseen",
  "valueMissing.choice": "Valitse yksi vaihtoehto",
  "valueMissing.checkboxes": "Valitse vähintään yksi vaihtoehto",
  "valueMissing.consent": "Jatkaaksesi rastita tämä ruutu",
  "valueMissing.matrix": "Vastaa jokaisella rivillä",
  "valueMissing.file": "Valitse tiedosto",
  "valueMissing.other": "Kirjoita vastauksesi kohtaan ”{option}”",
  "valueMissing.others": "Vastaa tähän kysymykseen tai kohtaan ”{other}”",
  "typeMismatch": "Kirjoita osoite, esimerkiksi {example}",
  "badInput": "Kirjoita luku numeroin, desimaalierottimena piste, esimerkiksi {example}",
  "badInput.date": "Kirjoita kohtaan ”{label}” päivä, joka on olemassa, esimerkiksi {example}",
  "tooShort": {
    "limit": {
      "one": "Kirjoita vähintään {limit} merkki; nyt merkkejä on {actual}",
      "other": "Kirjoita vähintään {limit} merkkiä; nyt merkkejä on {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Kirjoita enintään {limit} merkki; nyt merkkejä on {actual}",
      "other": "Kirjoita enintään {limit} merkkiä; nyt merkkejä on {actual}"
    }
  },
  "rangeUnderflow": "Anna luku, joka on vähintään {limit}",
  "rangeUnderflow.date": "Anna {limit} tai myöhempi päivä",
  "rangeUnderflow.time": "Anna {limit} tai myöhempi kellonaika",
  "rangeOverflow": "Anna luku, joka on enintään {limit}",
  "rangeOverflow.date": "Anna {limit} tai aiempi päivä",
  "rangeOverflow.time": "Anna {limit} tai aiempi kellonaika",
  "stepMismatch": "Anna luku, jonka askelväli on {limit}",
  "stepMismatch.whole": "Anna kokonaisluku",
  "stepMismatch.date": {
    "limit": {
      "one": "Anna päivä, jonka askelväli on {limit} päivä",
      "other": "Anna päivä, jonka askelväli on {limit} päivää"
    }
  },
  "patternMismatch": "Käytä pyydettyä muotoa",
  "patternMismatch.help": "Käytä tätä muotoa: {help}",
  "notAnOption": "Valitse luettelosta",
  "tooFew": "Valitse vähintään {limit}",
  "tooMany": "Valitse enintään {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Kirjoita vähintään {limit} sana; nyt sanoja on {actual}",
      "other": "Kirjoita vähintään {limit} sanaa; nyt sanoja on {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Kirjoita enintään {limit} sana; nyt sanoja on {actual}",
      "other": "Kirjoita enintään {limit} sanaa; nyt sanoja on {actual}"
    }
  },
  "notLetters": "Käytä vain kirjaimia",
  "linkFound": "Kirjoita tämä ilman linkkejä",
  "domainMismatch": "Käytä osoitetta, jonka lopussa on {domains}",
  "notListed": "Tämä ei ole hyväksyttyjen vastausten joukossa; tarkista kirjoitusasu",
  "notSame": "Anna sama vastaus kuin kohdassa ”{other}”",
  "sameAsOther": "Anna eri vastaus kuin kohdassa ”{other}”",
  "dayExcluded": "Valitse toinen päivä: {day} ei ole valittavissa",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Valitse toinen päivä: maanantait eivät ole valittavissa",
      "tuesday": "Valitse toinen päivä: tiistait eivät ole valittavissa",
      "wednesday": "Valitse toinen päivä: keskiviikot eivät ole valittavissa",
      "thursday": "Valitse toinen päivä: torstait eivät ole valittavissa",
      "friday": "Valitse toinen päivä: perjantait eivät ole valittavissa",
      "saturday": "Valitse toinen päivä: lauantait eivät ole valittavissa",
      "other": "Valitse toinen päivä: sunnuntait eivät ole valittavissa"
    }
  },
  "fileTooLarge": "Valitse tiedostoja, joiden koko on enintään {limit}",
  "fileTooLarge.file": "Valitse tiedostoja, joiden koko on enintään {limit}; ”{file}” on {actual}",
  "fileTypeMismatch": "Valitse tämänlaisia tiedostoja: {kinds}",
  "otherAnswer": "{label}: vastauksesi",
  "notLoaded": "Lähetä uudelleen. Jos se ei auta, kopioi vastauksesi ja lataa tämä sivu uudelleen.",
  "didYouMean": "Tarkoititko {address}?",
  "saved": "Vastauksesi on tallennettu tälle laitteelle.",
  "nearlySaved": "Vastauksesi ovat tällä laitteella; ne voivat vielä kadota, jos virta katkeaa lähihetkinä.",
  "onPage": "Pidä tämä sivu auki: vastauksesi ovat tässä eivätkä missään muualla.",
  "unwanted": "Pidä tämä sivu auki: tämä lomake ei säilytä mitään tällä laitteella.",
  "noRoom": "Pidä tämä sivu auki: tällä laitteella ei ole enää tilaa vastaustesi tallentamiseen.",
  "notAllowed": "Pidä tämä sivu auki: tämä selain ei anna meidän tallentaa vastauksiasi.",
  "notSaved": "Pidä tämä sivu auki: vastauksiasi ei voitu tallentaa tälle laitteelle.",
  "mayClose": "Voit sulkea tämän sivun; selaimesi lähettää viestin myöhemmin.",
  "written": "Kirjoitit viestin {date}.",
  "late": "Lähetetty nyt; kirjoitit viestin {date}. Viite {ref}, {time}.",
  "refused": "{Maker} ei voi juuri nyt vastaanottaa tätä lomaketta. Tämä ei johdu sinusta.",
  "tooLarge": "Vastauksesi ovat liian pitkiä lähetettäviksi: yhteensä enintään {limit}. Lyhennä kohtaa ”{label}” ja yritä sitten uudelleen.",
  "filesTooLarge": "Tiedostot ovat liian suuria lähetettäviksi. Valitse pienempiä ja yritä sitten uudelleen.",
  "dropFile": "tai pudota se tähän",
  "dropFiles": "tai pudota ne tähän",
  "fileUnreadable": "Tiedostoa ”{file}” ei voi enää lukea. Valitse se uudelleen.",
  "chooseAnother": "Valitse toinen.",
  "orWithout": "Valitse toinen tai lähetä ilman sitä."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
