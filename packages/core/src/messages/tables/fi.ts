// Made of packages/core/locales/fi.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "fi",
  "messages": {
    "valueMissing": "Vastatkaa tähän kysymykseen",
    "valueMissing.choice": "Valitkaa yksi vaihtoehto",
    "valueMissing.checkboxes": "Valitkaa vähintään yksi vaihtoehto",
    "valueMissing.consent": "Jatkaaksenne rastittakaa tämä ruutu",
    "valueMissing.file": "Valitkaa tiedosto",
    "valueMissing.signature": "Tästä puuttuu allekirjoitus tai kirjoitettu nimi",
    "valueMissing.matrix": "Vastatkaa jokaisella rivillä",
    "valueMissing.other": "Kirjoittakaa vastauksenne kohtaan ”{option}”",
    "valueMissing.others": "Vastatkaa tähän kysymykseen tai kohtaan ”{other}”",
    "typeMismatch": "Kirjoittakaa osoite, esimerkiksi {example}",
    "badInput": "Kirjoittakaa luku numeroin, desimaalierottimena piste, esimerkiksi {example}",
    "badInput.date": "Kirjoittakaa kohtaan ”{label}” päivä, joka on olemassa, esimerkiksi {example}",
    "tooShort": {
      "limit": {
        "one": "Kirjoittakaa vähintään {limit} merkki; nyt merkkejä on {actual}",
        "other": "Kirjoittakaa vähintään {limit} merkkiä; nyt merkkejä on {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Kirjoittakaa enintään {limit} merkki; nyt merkkejä on {actual}",
        "other": "Kirjoittakaa enintään {limit} merkkiä; nyt merkkejä on {actual}"
      }
    },
    "rangeUnderflow": "Antakaa luku, joka on vähintään {limit}",
    "rangeUnderflow.date": "Antakaa {limit} tai myöhempi päivä",
    "rangeUnderflow.time": "Antakaa {limit} tai myöhempi kellonaika",
    "rangeUnderflow.picture": "”{file}” on liian pieni: vähintään {limit} pikseliä",
    "rangeOverflow": "Antakaa luku, joka on enintään {limit}",
    "rangeOverflow.date": "Antakaa {limit} tai aiempi päivä",
    "rangeOverflow.time": "Antakaa {limit} tai aiempi kellonaika",
    "rangeOverflow.picture": "”{file}” on liian suuri: enintään {limit} pikseliä",
    "stepMismatch": "Antakaa luku, jonka askelväli on {limit}",
    "stepMismatch.whole": "Antakaa kokonaisluku",
    "stepMismatch.date": {
      "limit": {
        "one": "Antakaa päivä, jonka askelväli on {limit} päivä",
        "other": "Antakaa päivä, jonka askelväli on {limit} päivää"
      }
    },
    "patternMismatch": "Käyttäkää pyydettyä muotoa",
    "patternMismatch.help": "Käyttäkää tätä muotoa: {help}",
    "notAnOption": "Valitkaa luettelosta",
    "tooFew": "Valitkaa vähintään {limit}",
    "tooMany": "Valitkaa enintään {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Kirjoittakaa vähintään {limit} sana; nyt sanoja on {actual}",
        "other": "Kirjoittakaa vähintään {limit} sanaa; nyt sanoja on {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Kirjoittakaa enintään {limit} sana; nyt sanoja on {actual}",
        "other": "Kirjoittakaa enintään {limit} sanaa; nyt sanoja on {actual}"
      }
    },
    "notLetters": "Käyttäkää vain kirjaimia",
    "linkFound": "Kirjoittakaa tämä ilman linkkejä",
    "domainMismatch": "Käyttäkää osoitetta, jonka lopussa on {domains}",
    "notListed": "Tämä ei ole hyväksyttyjen vastausten joukossa; tarkistakaa kirjoitusasu",
    "notSame": "Antakaa sama vastaus kuin kohdassa ”{other}”",
    "sameAsOther": "Antakaa eri vastaus kuin kohdassa ”{other}”",
    "sumTooLow": "Yhdessä kohdan ”{other}” kanssa summan on oltava vähintään {limit}; nyt se on {actual}",
    "sumTooHigh": "Yhdessä kohdan ”{other}” kanssa summa saa olla enintään {limit}; nyt se on {actual}",
    "dayExcluded": "Valitkaa toinen päivä: {day} ei ole valittavissa",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Valitkaa toinen päivä: maanantait eivät ole valittavissa",
        "tuesday": "Valitkaa toinen päivä: tiistait eivät ole valittavissa",
        "wednesday": "Valitkaa toinen päivä: keskiviikot eivät ole valittavissa",
        "thursday": "Valitkaa toinen päivä: torstait eivät ole valittavissa",
        "friday": "Valitkaa toinen päivä: perjantait eivät ole valittavissa",
        "saturday": "Valitkaa toinen päivä: lauantait eivät ole valittavissa",
        "other": "Valitkaa toinen päivä: sunnuntait eivät ole valittavissa"
      }
    },
    "fileTooLarge": "Valitkaa tiedostoja, joiden koko on enintään {limit}",
    "fileTooLarge.file": "Valitkaa tiedostoja, joiden koko on enintään {limit}; ”{file}” on {actual}",
    "fileTypeMismatch": "Valitkaa tämänlaisia tiedostoja: {kinds}",
    "fileKind.image": "kuvat",
    "fileKind.audio": "äänet",
    "fileKind.video": "videot",
    "otherAnswer": "{label}: vastauksenne",
    "advice": "Vain ehdotus: {message}",
    "drawHere": "Piirto sormella tai hiirellä",
    "orTypeName": "tai nimi kirjoittamalla",
    "drawn": "Piirretty, {time}",
    "clear": "Tyhjennä",
    "partFrom": "Alkaen",
    "partTo": "Päättyen",
    "partPrefix": "Titteli",
    "partGiven": "Etunimi",
    "partMiddle": "Toinen nimi",
    "partFamily": "Sukunimi",
    "partStreet": "Katuosoite",
    "partLine2": "Osoiterivi 2",
    "partPostcode": "Postinumero",
    "partTown": "Postitoimipaikka",
    "partRegion": "Alue",
    "partCountry": "Maa",
    "addRow": "Lisää: {item}",
    "optionsFound": {
      "n": {
        "one": "Löytyi {n} vaihtoehto",
        "other": "Löytyi {n} vaihtoehtoa"
      }
    },
    "next": "Seuraava",
    "nextPage": "Seuraava: {label}",
    "previous": "Takaisin",
    "step": "Vaihe {n}/{limit}",
    "draftKept": "Säilytimme tekstin, joka kirjoitettiin {date}.",
    "startOver": "Aloita alusta",
    "draftUnfit": "Lomake on muuttunut sen jälkeen. Tälle ei ole siinä enää paikkaa:",
    "draftNotKept": "Tämä selain ei säilytä tähän kirjoitettua: se katoaa, jos sivu suljetaan ennen lähettämistä.",
    "saveDraft": "Tallenna tiedostoon",
    "openDraft": "Avaa tiedosto",
    "notADraft": "Tiedostoa ”{file}” ei ole tallennettu tästä lomakkeesta.",
    "goOn": "Jatka: {address}",
    "review": "Tarkistus",
    "backToReview": "Takaisin tarkistukseen",
    "isRight": "Onko kaikki oikein?",
    "nothingSent": "Mitään ei ole vielä lähetetty.",
    "change": "Muuta",
    "changeOf": "Muuta: {label}",
    "noAnswer": "Ei vastausta",
    "owner": "sivuston omistaja",
    "marked": "Tähdellä * merkittyihin kysymyksiin on vastattava.",
    "goesTo": "Vastaukset saa sähköpostitse {maker}.",
    "choose": "Valitse…",
    "send": "Lähetä",
    "sending": "Lähetetään…",
    "notSent": "Ei vielä lähetetty",
    "notLoaded": "Lähettäkää uudelleen. Jos se ei auta, kopioikaa vastauksenne ja ladatkaa tämä sivu uudelleen.",
    "problems": {
      "n": {
        "one": "Lomakkeessa on ongelma",
        "other": "Lomakkeessa on {n} ongelmaa"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Lähetys on yhä kesken.",
    "didYouMean": "Tarkoititteko {address}?",
    "saved": "Vastauksenne on tallennettu tälle laitteelle.",
    "nearlySaved": "Vastauksenne ovat tällä laitteella; ne voivat vielä kadota, jos virta katkeaa lähihetkinä.",
    "onPage": "Pitäkää tämä sivu auki: vastauksenne ovat tässä eivätkä missään muualla.",
    "unwanted": "Pitäkää tämä sivu auki: tämä lomake ei säilytä mitään tällä laitteella.",
    "noRoom": "Pitäkää tämä sivu auki: tällä laitteella ei ole enää tilaa vastaustenne tallentamiseen.",
    "notAllowed": "Pitäkää tämä sivu auki: tämä selain ei anna meidän tallentaa vastauksianne.",
    "notSaved": "Pitäkää tämä sivu auki: vastauksianne ei voitu tallentaa tälle laitteelle.",
    "older": "Viestiä, joka kirjoitettiin {date}, ei ole vielä lähetetty.",
    "olderMore": "Ja vielä {n}.",
    "seeIt": "Näytä",
    "back": "Takaisin lomakkeeseen",
    "removed": "Poistettu.",
    "undo": "Kumoa",
    "notSentSaved": "Ei vielä lähetetty. Tallennettu tälle laitteelle.",
    "queued": "Viesti odottaa vuoroaan.",
    "offline": "Verkkoyhteys puuttuu.",
    "silent": "Sähköpostipalvelu, jota {maker} käyttää, ei vastaa.",
    "busy": "Sähköpostipalvelu, jota {maker} käyttää, ei voi juuri nyt ottaa viestiä vastaan.",
    "unclear": "Viesti on ehkä lähetetty: saapunut vastaus ei ollut sähköpostipalvelun oma.",
    "whenOnline": "Viesti lähtee, kun verkkoyhteys palaa ja tämä sivu on auki.",
    "nextTry": "Aikaa seuraavaan yritykseen: {time}. Yritys tehdään vain, jos tämä sivu on auki.",
    "nextTryUnknown": "Yritämme uudelleen niin kauan kuin tämä sivu on auki.",
    "nextTryClosed": "Aikaa seuraavaan yritykseen: {time}.",
    "mayClose": "Voitte sulkea tämän sivun; selaimenne lähettää viestin myöhemmin.",
    "trying": "Yritys on käynnissä. Odotamme sen tulosta.",
    "tryNow": "Yritä nyt",
    "tryAgain": "Yritä taas",
    "show": "Näytä, mitä kirjoitin",
    "hide": "Piilota, mitä kirjoitin",
    "copy": "Kopioi",
    "copied": "Kopioitu",
    "download": "Lataa",
    "remove": "Poista tältä laitteelta",
    "discard": "Poista",
    "written": "Kirjoititte viestin {date}.",
    "sent": "Lähetetty",
    "receives": "{Maker} saa viestin sähköpostitse. Viite {ref}, {time}.",
    "late": "Lähetetty nyt; kirjoititte viestin {date}. Viite {ref}, {time}.",
    "repeated": "Myös aiempi yritys on voinut mennä perille samalla viitteellä, joten {maker} saattaa nähdä viestin kahdesti.",
    "another": "Lähetä toinen",
    "notDelivered": "Ei vielä toimitettu",
    "refused": "{Maker} ei voi juuri nyt vastaanottaa tätä lomaketta. Tämä ei johdu teistä.",
    "notConnected": "Tätä lomaketta ei ole vielä yhdistetty postilaatikkoon.",
    "blocked": "Tämä lomake ei voi lähettää tätä viestiä.",
    "tooLarge": "Vastauksenne ovat liian pitkiä lähetettäviksi: yhteensä enintään {limit}. Lyhentäkää kohtaa ”{label}” ja yrittäkää sitten uudelleen.",
    "filesTooLarge": "Tiedostot ovat liian suuria lähetettäviksi. Valitkaa pienempiä ja yrittäkää sitten uudelleen.",
    "challenge": "Sähköpostipalvelu, jota {maker} käyttää, haluaa ensin tietää, onko tämän kirjoittanut ihminen, eikä tämä lomake voi näyttää sen kysymystä.",
    "inVain": "Olemme yrittäneet päiväkausia, eikä sähköpostipalvelu, jota {maker} käyttää, ole ottanut viestiä vastaan.",
    "perhaps": "Ehkä lähetetty: saapunut vastaus ei ollut sähköpostipalvelun oma, joten emme voi tietää.",
    "probed": "Yritämme silloin tällöin uudelleen niin kauan kuin tämä sivu on auki.",
    "reach": "Muita yhteystapoja ({maker}):",
    "ownMail": "Lähetä omasta sähköpostista",
    "reference": "Viite {ref}.",
    "forOwner": "Sivuston omistajalle",
    "dropFile": "tai pudottakaa se tähän",
    "dropFiles": "tai pudottakaa ne tähän",
    "filesChosen": {
      "n": {
        "one": "{n} tiedosto, {size}",
        "other": "{n} tiedostoa, yhteensä {size}"
      }
    },
    "removeFile": "Poista {file}",
    "fileUnreadable": "Tiedostoa ”{file}” ei voi enää lukea. Valitkaa se uudelleen.",
    "fileBytes": "”{file}” on {size}; enintään {limit}.",
    "filesBytes": "”{file}” on {size}; kaikki tiedostot saavat olla yhteensä {limit}.",
    "count": {
      "limit": {
        "one": "”{file}” on yksi tiedosto liikaa; enintään {limit} tiedosto.",
        "other": "”{file}” on yksi tiedosto liikaa; enintään {limit} tiedostoa."
      }
    },
    "chooseAnother": "Valitkaa toinen.",
    "orWithout": "Valitkaa toinen tai lähettäkää ilman sitä.",
    "noForm": "Tätä lomaketta ei voi näyttää tässä.",
    "noSending": "Tämä sivu ei anna lomakkeen lähettää.",
    "writeTo": "Yhteystiedot:"
  }
}
