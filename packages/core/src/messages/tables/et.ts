// Made of packages/core/locales/et.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "et",
  "messages": {
    "valueMissing": "Vastake sellele küsimusele",
    "valueMissing.choice": "Valige üks vastus",
    "valueMissing.checkboxes": "Valige vähemalt üks vastus",
    "valueMissing.consent": "Jätkamiseks märkige see ruut",
    "valueMissing.file": "Valige fail",
    "valueMissing.other": "Kirjutage oma vastus valiku „{option}“ juurde",
    "typeMismatch": "Sisestage aadress, näiteks {example}",
    "badInput": "Sisestage arv numbritega, kümnendkohtade ees punkt, näiteks {example}",
    "badInput.date": "Sisestage väljale „{label}“ kuupäev, mis on olemas, näiteks {example}",
    "tooShort": {
      "limit": {
        "one": "Kirjutage vähemalt {limit} tähemärk; praegu on neid {actual}",
        "other": "Kirjutage vähemalt {limit} tähemärki; praegu on neid {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Kirjutage kõige rohkem {limit} tähemärk; praegu on neid {actual}",
        "other": "Kirjutage kõige rohkem {limit} tähemärki; praegu on neid {actual}"
      }
    },
    "rangeUnderflow": "Sisestage {limit} või rohkem",
    "rangeUnderflow.date": "Sisestage {limit} või hilisem kuupäev",
    "rangeOverflow": "Sisestage {limit} või vähem",
    "rangeOverflow.date": "Sisestage {limit} või varasem kuupäev",
    "stepMismatch": "Sisestage arv, mille samm on {limit}",
    "stepMismatch.whole": "Sisestage täisarv",
    "stepMismatch.date": {
      "limit": {
        "one": "Sisestage kuupäev, mille samm on {limit} päev",
        "other": "Sisestage kuupäev, mille samm on {limit} päeva"
      }
    },
    "patternMismatch": "Kasutage nõutud vormingut",
    "patternMismatch.help": "Kasutage seda vormingut: {help}",
    "notAnOption": "Valige loendist",
    "tooFew": "Valige vähemalt {limit}",
    "tooMany": "Valige kõige rohkem {limit}",
    "tooFewWords": "Kirjutage vähemalt {limit} sõna; praegu on neid {actual}",
    "tooManyWords": "Kirjutage kõige rohkem {limit} sõna; praegu on neid {actual}",
    "notLetters": "Kasutage ainult tähti",
    "linkFound": "Kirjutage see ilma linkideta",
    "domainMismatch": "Kasutage aadressi, mille lõpus on {domains}",
    "notListed": "See vastus ei ole lubatute seas; kontrollige, kuidas see on kirjutatud",
    "notSame": "Andke sama vastus nagu väljal „{other}“",
    "sameAsOther": "Andke teine vastus kui väljal „{other}“",
    "sumTooLow": "Koos väljaga „{other}“ peab see olema vähemalt {limit}; praegu on see {actual}",
    "sumTooHigh": "Koos väljaga „{other}“ tohib see olla kõige rohkem {limit}; praegu on see {actual}",
    "dayExcluded": "Valige teine päev: {day} ei ole valitav",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Valige teine päev: esmaspäevad ei ole valitavad",
        "tuesday": "Valige teine päev: teisipäevad ei ole valitavad",
        "wednesday": "Valige teine päev: kolmapäevad ei ole valitavad",
        "thursday": "Valige teine päev: neljapäevad ei ole valitavad",
        "friday": "Valige teine päev: reeded ei ole valitavad",
        "saturday": "Valige teine päev: laupäevad ei ole valitavad",
        "other": "Valige teine päev: pühapäevad ei ole valitavad"
      }
    },
    "fileTooLarge": "Valige failid, mille suurus on kuni {limit}",
    "fileTooLarge.file": "Valige failid, mille suurus on kuni {limit}; „{file}“ on {actual}",
    "fileTypeMismatch": "Valige seda liiki failid: {kinds}",
    "fileKind.image": "pildid",
    "fileKind.audio": "heli",
    "fileKind.video": "video",
    "otherAnswer": "{label}: teie vastus",
    "next": "Edasi",
    "nextPage": "Edasi: {label}",
    "previous": "Tagasi",
    "step": "Samm {n}/{limit}",
    "draftKept": "Hoidsime alles selle, mis kirjutati {date}.",
    "startOver": "Alusta uuesti",
    "draftUnfit": "Vorm on vahepeal muutunud. Sellele pole seal enam kohta:",
    "draftNotKept": "See brauser ei hoia siia kirjutatut alles: see läheb kaotsi, kui leht enne saatmist suletakse.",
    "saveDraft": "Salvesta failina",
    "openDraft": "Ava salvestatud fail",
    "notADraft": "Fail „{file}“ ei ole salvestatud sellest vormist.",
    "goOn": "Edasi: {address}",
    "owner": "saidi omanik",
    "marked": "Tärniga (*) küsimustele tuleb vastata.",
    "goesTo": "Vastused saab e-postiga {maker}.",
    "choose": "Valige…",
    "send": "Saada",
    "sending": "Saatmine…",
    "notSent": "Veel saatmata",
    "notLoaded": "Saatke uuesti. Kui see ei aita, kopeerige oma vastused ja laadige see leht uuesti.",
    "problems": {
      "n": {
        "one": "Leidsime ühe probleemi",
        "other": "Leidsime {n} probleemi"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Saatmine kestab veel.",
    "didYouMean": "Kas pidasite silmas {address}?",
    "saved": "Teie vastused on sellesse seadmesse salvestatud.",
    "nearlySaved": "Teie vastused on selles seadmes; kui lähihetkedel kaob vool, võivad need veel kaduma minna.",
    "onPage": "Hoidke see leht avatuna: teie vastused on ainult siin.",
    "unwanted": "Hoidke see leht avatuna: see vorm ei salvesta sellesse seadmesse midagi.",
    "noRoom": "Hoidke see leht avatuna: selles seadmes ei ole teie vastuste salvestamiseks enam ruumi.",
    "notAllowed": "Hoidke see leht avatuna: see brauser ei luba meil teie vastuseid salvestada.",
    "notSaved": "Hoidke see leht avatuna: teie vastuseid ei õnnestunud sellesse seadmesse salvestada.",
    "older": "Sõnum kuupäevaga {date} on veel saatmata.",
    "olderMore": "Ja veel {n}.",
    "seeIt": "Vaata",
    "back": "Tagasi vormi juurde",
    "removed": "Kustutatud.",
    "undo": "Võta tagasi",
    "notSentSaved": "Veel saatmata. Salvestatud sellesse seadmesse.",
    "queued": "Sõnum ootab oma järjekorda.",
    "offline": "Internetiühendus puudub.",
    "silent": "E-postiteenus, mida kasutab {maker}, ei vasta.",
    "busy": "E-postiteenus, mida kasutab {maker}, ei saa sõnumit praegu vastu võtta.",
    "unclear": "Võimalik, et sõnum on saadetud: saabunud vastus ei olnud e-postiteenuse enda oma.",
    "whenOnline": "Sõnum läheb teele, kui ühendus on taastunud ja see leht on avatud.",
    "nextTry": "Järgmise katseni on jäänud {time}; leht peab olema avatud.",
    "nextTryUnknown": "Proovime uuesti, kuni see leht on avatud.",
    "nextTryClosed": "Järgmise katseni on jäänud {time}.",
    "mayClose": "Võite selle lehe sulgeda; teie brauser saadab sõnumi hiljem.",
    "trying": "Katse on alanud. Ootame, mis sellest saab.",
    "tryNow": "Proovi kohe",
    "tryAgain": "Proovi uuesti",
    "show": "Näita, mida kirjutasin",
    "hide": "Peida, mida kirjutasin",
    "copy": "Kopeeri",
    "copied": "Kopeeritud",
    "download": "Laadi alla",
    "remove": "Kustuta sellest seadmest",
    "discard": "Kustuta",
    "written": "Kirjutasite sõnumi {date}.",
    "sent": "Saadetud",
    "receives": "{Maker} saab sõnumi e-postiga. Viide {ref}, {time}.",
    "late": "Saadetud nüüd; kirjutasite sõnumi {date}. Viide {ref}, {time}.",
    "repeated": "Ka varasem katse võis sama viitega kohale jõuda, nii et {maker} võib sõnumit näha kaks korda.",
    "another": "Saada veel üks",
    "notDelivered": "Veel kohale toimetamata",
    "refused": "{Maker} ei saa seda vormi praegu vastu võtta. See ei ole teie süü.",
    "notConnected": "See vorm ei ole veel postkastiga ühendatud.",
    "blocked": "See vorm ei saa seda sõnumit saata.",
    "tooLarge": "Teie vastused on saatmiseks liiga pikad: kõik kokku kuni {limit}. Lühendage vastust „{label}“ ja proovige uuesti.",
    "filesTooLarge": "Failid on saatmiseks liiga suured. Valige väiksemad ja proovige uuesti.",
    "challenge": "E-postiteenus, mida kasutab {maker}, tahab enne teada, kas selle kirjutas inimene, ja see vorm ei saa teenuse küsimust näidata.",
    "inVain": "Oleme mitu päeva proovinud, aga e-postiteenus, mida kasutab {maker}, ei võtnud sõnumit vastu.",
    "perhaps": "Võib-olla saadetud: saabunud vastus ei olnud e-postiteenuse enda oma, nii et me ei tea.",
    "probed": "Proovime aeg-ajalt uuesti, kuni see leht on avatud.",
    "reach": "Muud viisid ühendust võtta ({maker}):",
    "ownMail": "Saada minu enda e-postist",
    "reference": "Viide {ref}.",
    "forOwner": "Saidi omanikule",
    "dropFile": "või lohistage see siia",
    "dropFiles": "või lohistage need siia",
    "filesChosen": {
      "n": {
        "one": "{n} fail, {size}",
        "other": "{n} faili, kokku {size}"
      }
    },
    "removeFile": "Eemalda {file}",
    "fileUnreadable": "Faili „{file}“ ei saa enam lugeda. Valige see uuesti.",
    "fileBytes": "„{file}“ on {size}; lubatud on kuni {limit}.",
    "filesBytes": "„{file}“ on {size}; kõik failid kokku võivad olla {limit}.",
    "count": {
      "limit": {
        "one": "„{file}“ on üks fail liiga palju; lubatud on kuni {limit} fail.",
        "other": "„{file}“ on üks fail liiga palju; lubatud on kuni {limit} faili."
      }
    },
    "chooseAnother": "Valige teine.",
    "orWithout": "Valige teine või saatke ilma selleta.",
    "noForm": "Seda vormi ei saa siin näidata.",
    "noSending": "See leht ei lase vormil midagi saata.",
    "writeTo": "Kontakt:"
  }
}
