// Made of packages/core/locales/nl.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "nl",
  "messages": {
    "valueMissing": "Beantwoord deze vraag",
    "valueMissing.choice": "Kies een antwoord",
    "valueMissing.checkboxes": "Kies minstens één antwoord",
    "valueMissing.consent": "Vink dit vakje aan om verder te gaan",
    "valueMissing.file": "Kies een bestand",
    "valueMissing.signature": "Hier ontbreekt een handtekening of een getypte naam",
    "valueMissing.matrix": "Geef in elke rij een antwoord",
    "valueMissing.other": "Schrijf uw antwoord naast ‘{option}’",
    "valueMissing.others": "Beantwoord deze vraag of ‘{other}’",
    "typeMismatch": "Vul een adres in, bijvoorbeeld {example}",
    "badInput": "Vul een getal in cijfers in, met een punt voor de decimalen, bijvoorbeeld {example}",
    "badInput.date": "Vul bij ‘{label}’ een bestaande datum in, bijvoorbeeld {example}",
    "tooShort": {
      "limit": {
        "one": "Schrijf minstens {limit} teken; dit zijn er {actual}",
        "other": "Schrijf minstens {limit} tekens; dit zijn er {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Schrijf hoogstens {limit} teken; dit zijn er {actual}",
        "other": "Schrijf hoogstens {limit} tekens; dit zijn er {actual}"
      }
    },
    "rangeUnderflow": "Vul {limit} of meer in",
    "rangeUnderflow.date": "Vul {limit} of een latere datum in",
    "rangeUnderflow.time": "Vul {limit} of een later tijdstip in",
    "rangeUnderflow.picture": "‘{file}’ is te klein: minstens {limit} pixels",
    "rangeOverflow": "Vul {limit} of minder in",
    "rangeOverflow.date": "Vul {limit} of een eerdere datum in",
    "rangeOverflow.time": "Vul {limit} of een eerder tijdstip in",
    "rangeOverflow.picture": "‘{file}’ is te groot: hoogstens {limit} pixels",
    "stepMismatch": "Vul een getal in stappen van {limit} in",
    "stepMismatch.whole": "Vul een geheel getal in",
    "stepMismatch.date": {
      "limit": {
        "one": "Vul een datum in stappen van {limit} dag in",
        "other": "Vul een datum in stappen van {limit} dagen in"
      }
    },
    "patternMismatch": "Gebruik de gevraagde notatie",
    "patternMismatch.help": "Gebruik deze notatie: {help}",
    "notAnOption": "Kies iets uit de lijst",
    "tooFew": "Kies er minstens {limit}",
    "tooMany": "Kies er hoogstens {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Schrijf minstens {limit} woord; dit zijn er {actual}",
        "other": "Schrijf minstens {limit} woorden; dit zijn er {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Schrijf hoogstens {limit} woord; dit zijn er {actual}",
        "other": "Schrijf hoogstens {limit} woorden; dit zijn er {actual}"
      }
    },
    "notLetters": "Gebruik alleen letters",
    "linkFound": "Schrijf dit zonder links",
    "domainMismatch": "Gebruik een adres dat eindigt op {domains}",
    "notListed": "Dit antwoord hoort niet bij de geaccepteerde antwoorden; controleer hoe het is geschreven",
    "notSame": "Geef hetzelfde antwoord als bij ‘{other}’",
    "sameAsOther": "Geef een ander antwoord dan bij ‘{other}’",
    "sumTooLow": "Samen met ‘{other}’ moet het minstens {limit} zijn; nu is het {actual}",
    "sumTooHigh": "Samen met ‘{other}’ mag het hoogstens {limit} zijn; nu is het {actual}",
    "dayExcluded": "Kies een andere dag: {day} is niet beschikbaar",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Kies een andere dag: maandagen zijn niet beschikbaar",
        "tuesday": "Kies een andere dag: dinsdagen zijn niet beschikbaar",
        "wednesday": "Kies een andere dag: woensdagen zijn niet beschikbaar",
        "thursday": "Kies een andere dag: donderdagen zijn niet beschikbaar",
        "friday": "Kies een andere dag: vrijdagen zijn niet beschikbaar",
        "saturday": "Kies een andere dag: zaterdagen zijn niet beschikbaar",
        "other": "Kies een andere dag: zondagen zijn niet beschikbaar"
      }
    },
    "fileTooLarge": "Kies bestanden van hoogstens {limit}",
    "fileTooLarge.file": "Kies bestanden van hoogstens {limit}; ‘{file}’ is {actual}",
    "fileTypeMismatch": "Kies bestanden van deze soorten: {kinds}",
    "fileKind.image": "afbeeldingen",
    "fileKind.audio": "geluid",
    "fileKind.video": "video",
    "otherAnswer": "{label}: uw antwoord",
    "advice": "Alleen een tip: {message}",
    "drawHere": "Tekenen met vinger of muis",
    "orTypeName": "of de naam typen",
    "drawn": "Getekend, {time}",
    "clear": "Wissen",
    "partFrom": "Van",
    "partTo": "Tot en met",
    "partPrefix": "Titel",
    "partGiven": "Voornaam",
    "partMiddle": "Tweede voornaam",
    "partFamily": "Achternaam",
    "partStreet": "Straat en huisnummer",
    "partLine2": "Adresregel 2",
    "partPostcode": "Postcode",
    "partTown": "Plaats",
    "partRegion": "Regio",
    "partCountry": "Land",
    "addRow": "{item} toevoegen",
    "optionsFound": {
      "n": {
        "one": "{n} optie gevonden",
        "other": "{n} opties gevonden"
      }
    },
    "next": "Volgende",
    "nextPage": "Volgende: {label}",
    "previous": "Terug",
    "step": "Stap {n} van {limit}",
    "draftKept": "We hebben bewaard wat u op {date} hebt geschreven.",
    "startOver": "Opnieuw beginnen",
    "draftUnfit": "Het formulier is sindsdien veranderd. Dit heeft er geen plaats meer in:",
    "draftNotKept": "Deze browser bewaart niet wat hier wordt geschreven: het gaat verloren als de pagina vóór het versturen wordt gesloten.",
    "saveDraft": "Opslaan als bestand",
    "openDraft": "Bestand openen",
    "notADraft": "‘{file}’ is niet vanuit dit formulier opgeslagen.",
    "goOn": "Verder naar {address}",
    "review": "Controle",
    "backToReview": "Terug naar controle",
    "isRight": "Klopt alles?",
    "nothingSent": "Er is nog niets verstuurd.",
    "change": "Wijzigen",
    "changeOf": "Wijzigen: {label}",
    "noAnswer": "Geen antwoord",
    "owner": "de beheerder van deze site",
    "marked": "Vragen met een * moeten worden beantwoord.",
    "goesTo": "Gaat per e-mail naar {maker}.",
    "choose": "Kiezen…",
    "send": "Versturen",
    "sending": "Versturen…",
    "notSent": "Nog niet verstuurd",
    "notLoaded": "Verstuur opnieuw. Helpt dat niet, kopieer dan uw antwoorden en laad deze pagina opnieuw.",
    "problems": {
      "n": {
        "one": "Er is een probleem",
        "other": "Er zijn {n} problemen"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Het versturen is nog bezig.",
    "didYouMean": "Bedoelde u {address}?",
    "saved": "Uw antwoorden zijn op dit apparaat opgeslagen.",
    "nearlySaved": "Uw antwoorden staan op dit apparaat; als de stroom in de komende ogenblikken uitvalt, kunnen ze nog verloren gaan.",
    "onPage": "Houd deze pagina open: uw antwoorden staan hier en nergens anders.",
    "unwanted": "Houd deze pagina open: dit formulier bewaart niets op dit apparaat.",
    "noRoom": "Houd deze pagina open: op dit apparaat is geen ruimte meer om uw antwoorden op te slaan.",
    "notAllowed": "Houd deze pagina open: deze browser laat ons uw antwoorden niet opslaan.",
    "notSaved": "Houd deze pagina open: uw antwoorden konden niet op dit apparaat worden opgeslagen.",
    "older": "Een bericht van {date} is nog niet verstuurd.",
    "olderMore": "En nog {n}.",
    "seeIt": "Bekijken",
    "back": "Terug naar het formulier",
    "removed": "Verwijderd.",
    "undo": "Herstellen",
    "notSentSaved": "Nog niet verstuurd. Opgeslagen op dit apparaat.",
    "queued": "Het bericht wacht op zijn beurt.",
    "offline": "U bent offline.",
    "silent": "De maildienst van {maker} antwoordt niet.",
    "busy": "De maildienst van {maker} kan het bericht nu niet aannemen.",
    "unclear": "Misschien is het bericht verstuurd: het antwoord dat kwam, was niet van de maildienst zelf.",
    "whenOnline": "Het bericht wordt verstuurd wanneer u weer online bent en deze pagina open is.",
    "nextTry": "Volgende poging over {time}, zolang deze pagina open is.",
    "nextTryUnknown": "We proberen het opnieuw zolang deze pagina open is.",
    "nextTryClosed": "Volgende poging over {time}.",
    "mayClose": "U kunt deze pagina sluiten; uw browser verstuurt het bericht later.",
    "trying": "Er loopt een poging. We wachten de uitkomst af.",
    "tryNow": "Nu proberen",
    "tryAgain": "Weer proberen",
    "show": "Mijn antwoorden tonen",
    "hide": "Mijn antwoorden verbergen",
    "copy": "Kopiëren",
    "copied": "Gekopieerd",
    "download": "Downloaden",
    "remove": "Van dit apparaat verwijderen",
    "discard": "Verwijderen",
    "written": "U hebt dit bericht op {date} geschreven.",
    "sent": "Verstuurd",
    "receives": "{Maker} krijgt het bericht per e-mail. Referentie {ref}, {time}.",
    "late": "Nu verstuurd; u hebt het op {date} geschreven. Referentie {ref}, {time}.",
    "repeated": "Een eerdere poging is misschien ook aangekomen, met dezelfde referentie; {maker} ziet het bericht dan mogelijk twee keer.",
    "another": "Nog een bericht",
    "notDelivered": "Nog niet bezorgd",
    "refused": "{Maker} kan dit formulier nu niet ontvangen. Dat ligt niet aan u.",
    "notConnected": "Dit formulier is nog niet met een mailbox verbonden.",
    "blocked": "Dit formulier kan dit bericht niet versturen.",
    "tooLarge": "Uw antwoorden zijn te lang om te versturen: alles samen hoogstens {limit}. Kort ‘{label}’ in en probeer het opnieuw.",
    "filesTooLarge": "De bestanden zijn te groot om te versturen. Kies kleinere en probeer het opnieuw.",
    "challenge": "De maildienst van {maker} wil eerst weten of een mens dit heeft geschreven, en dit formulier kan die vraag niet tonen.",
    "inVain": "We hebben het dagenlang geprobeerd, en de maildienst van {maker} heeft het bericht niet aangenomen.",
    "perhaps": "Misschien verstuurd: het antwoord dat kwam, was niet van de maildienst zelf, dus we weten het niet.",
    "probed": "We proberen het af en toe opnieuw zolang deze pagina open is.",
    "reach": "Zo bereikt u {maker} op een andere manier:",
    "ownMail": "Vanuit mijn eigen mail versturen",
    "reference": "Referentie {ref}.",
    "forOwner": "Voor de beheerder van deze site",
    "dropFile": "of sleep het hierheen",
    "dropFiles": "of sleep ze hierheen",
    "filesChosen": {
      "n": {
        "one": "{n} bestand, {size}",
        "other": "{n} bestanden, samen {size}"
      }
    },
    "removeFile": "{file} weghalen",
    "fileUnreadable": "‘{file}’ kan niet meer worden gelezen. Kies het opnieuw.",
    "fileBytes": "‘{file}’ is {size}; hoogstens {limit}.",
    "filesBytes": "‘{file}’ is {size}; alle bestanden samen mogen {limit} zijn.",
    "count": {
      "limit": {
        "one": "‘{file}’ is één bestand te veel; hoogstens {limit} bestand.",
        "other": "‘{file}’ is één bestand te veel; hoogstens {limit} bestanden."
      }
    },
    "chooseAnother": "Kies een ander bestand.",
    "orWithout": "Kies een ander bestand of verstuur zonder.",
    "noForm": "Dit formulier kan hier niet worden getoond.",
    "noSending": "Deze pagina laat het formulier niet versturen.",
    "writeTo": "Contact:"
  }
}
