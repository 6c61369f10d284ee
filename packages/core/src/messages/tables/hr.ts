// Made of packages/core/locales/hr.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "hr",
  "messages": {
    "valueMissing": "Odgovorite na ovo pitanje",
    "valueMissing.choice": "Odaberite jednu mogućnost",
    "valueMissing.checkboxes": "Odaberite barem jednu mogućnost",
    "valueMissing.consent": "Označite ovu kućicu za nastavak",
    "valueMissing.file": "Odaberite datoteku",
    "valueMissing.signature": "Ovdje nedostaje potpis ili upisano ime",
    "valueMissing.other": "Napišite svoj odgovor uz „{option}”",
    "valueMissing.others": "Odgovorite na ovo pitanje ili na „{other}”",
    "typeMismatch": "Upišite adresu, na primjer {example}",
    "badInput": "Upišite broj znamenkama, s točkom ispred decimala, na primjer {example}",
    "badInput.date": "U polje „{label}” upišite datum koji postoji, na primjer {example}",
    "tooShort": {
      "limit": {
        "one": "Napišite najmanje {limit} znak; zasad ih je {actual}",
        "few": "Napišite najmanje {limit} znaka; zasad ih je {actual}",
        "other": "Napišite najmanje {limit} znakova; zasad ih je {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Napišite najviše {limit} znak; sada ih je {actual}",
        "few": "Napišite najviše {limit} znaka; sada ih je {actual}",
        "other": "Napišite najviše {limit} znakova; sada ih je {actual}"
      }
    },
    "rangeUnderflow": "Upišite {limit} ili više",
    "rangeUnderflow.date": "Upišite {limit} ili kasniji datum",
    "rangeOverflow": "Upišite {limit} ili manje",
    "rangeOverflow.date": "Upišite {limit} ili raniji datum",
    "stepMismatch": "Upišite broj u koracima od {limit}",
    "stepMismatch.whole": "Upišite cijeli broj",
    "stepMismatch.date": "Upišite datum u koracima od {limit} dana",
    "patternMismatch": "Upotrijebite traženi oblik",
    "patternMismatch.help": "Upotrijebite ovaj oblik: {help}",
    "notAnOption": "Odaberite s popisa",
    "tooFew": "Odaberite najmanje {limit}",
    "tooMany": "Odaberite najviše {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Napišite najmanje {limit} riječ; zasad ih je {actual}",
        "other": "Napišite najmanje {limit} riječi; zasad ih je {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Napišite najviše {limit} riječ; sada ih je {actual}",
        "other": "Napišite najviše {limit} riječi; sada ih je {actual}"
      }
    },
    "notLetters": "Upotrijebite samo slova",
    "linkFound": "Napišite ovo bez poveznica",
    "domainMismatch": "Upotrijebite adresu koja završava na {domains}",
    "notListed": "Ovaj odgovor nije među prihvaćenima; provjerite kako je napisan",
    "notSame": "Dajte isti odgovor kao u polju „{other}”",
    "sameAsOther": "Dajte drukčiji odgovor nego u polju „{other}”",
    "sumTooLow": "Zajedno s poljem „{other}” mora biti najmanje {limit}; sada je {actual}",
    "sumTooHigh": "Zajedno s poljem „{other}” smije biti najviše {limit}; sada je {actual}",
    "dayExcluded": "Odaberite drugi dan: {day} nije u ponudi",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Odaberite drugi dan: ponedjeljci nisu u ponudi",
        "tuesday": "Odaberite drugi dan: utorci nisu u ponudi",
        "wednesday": "Odaberite drugi dan: srijede nisu u ponudi",
        "thursday": "Odaberite drugi dan: četvrtci nisu u ponudi",
        "friday": "Odaberite drugi dan: petci nisu u ponudi",
        "saturday": "Odaberite drugi dan: subote nisu u ponudi",
        "other": "Odaberite drugi dan: nedjelje nisu u ponudi"
      }
    },
    "fileTooLarge": "Odaberite datoteke veličine najviše {limit}",
    "fileTooLarge.file": "Odaberite datoteke veličine najviše {limit}; „{file}” ima {actual}",
    "fileTypeMismatch": "Odaberite datoteke ove vrste: {kinds}",
    "fileKind.image": "slike",
    "fileKind.audio": "zvuk",
    "fileKind.video": "video",
    "otherAnswer": "{label}: vaš odgovor",
    "advice": "Samo savjet: {message}",
    "drawHere": "Crtanje prstom ili mišem",
    "orTypeName": "ili upisano ime",
    "drawn": "Nacrtano, {time}",
    "clear": "Očisti",
    "addRow": "Dodaj: {item}",
    "next": "Dalje",
    "nextPage": "Dalje: {label}",
    "previous": "Natrag",
    "step": "Korak {n} od {limit}",
    "draftKept": "Sačuvali smo što je napisano {date}.",
    "startOver": "Počni ispočetka",
    "draftUnfit": "Obrazac se otad promijenio. Ovo u njemu više nema mjesta:",
    "draftNotKept": "Ovaj preglednik ne čuva što se ovdje piše: izgubit će se ako se stranica zatvori prije slanja.",
    "saveDraft": "Spremi u datoteku",
    "openDraft": "Otvori datoteku",
    "notADraft": "Datoteka „{file}” nije spremljena iz ovog obrasca.",
    "goOn": "Nastavak na {address}",
    "review": "Pregled",
    "isRight": "Je li sve točno?",
    "nothingSent": "Još ništa nije poslano.",
    "change": "Promijeni",
    "changeOf": "Promijeni: {label}",
    "noAnswer": "Bez odgovora",
    "owner": "vlasnik stranice",
    "marked": "Na pitanja označena s * treba odgovoriti.",
    "goesTo": "Odgovore e-poštom prima {maker}.",
    "choose": "Odaberite…",
    "send": "Pošalji",
    "sending": "Šaljem…",
    "notSent": "Još nije poslano",
    "notLoaded": "Pošaljite ponovno. Ako to ne pomogne, kopirajte svoje odgovore i ponovno učitajte ovu stranicu.",
    "problems": {
      "n": {
        "one": "Postoji {n} problem",
        "few": "Postoje {n} problema",
        "other": "Postoji {n} problema"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Slanje još traje.",
    "didYouMean": "Mislite li na {address}?",
    "saved": "Vaši su odgovori spremljeni na ovom uređaju.",
    "nearlySaved": "Vaši su odgovori na ovom uređaju; ako u sljedećim trenucima nestane struje, još se mogu izgubiti.",
    "onPage": "Ostavite ovu stranicu otvorenom: vaši su odgovori ovdje i nigdje drugdje.",
    "unwanted": "Ostavite ovu stranicu otvorenom: ovaj obrazac ništa ne čuva na ovom uređaju.",
    "noRoom": "Ostavite ovu stranicu otvorenom: na ovom uređaju više nema mjesta za spremanje vaših odgovora.",
    "notAllowed": "Ostavite ovu stranicu otvorenom: ovaj nam preglednik ne dopušta spremanje vaših odgovora.",
    "notSaved": "Ostavite ovu stranicu otvorenom: vaši se odgovori nisu mogli spremiti na ovaj uređaj.",
    "older": "Poruka od {date} još nije poslana.",
    "olderMore": "I još {n}.",
    "seeIt": "Pogledaj",
    "back": "Natrag na obrazac",
    "removed": "Izbrisano.",
    "undo": "Poništi",
    "notSentSaved": "Još nije poslano. Spremljeno na ovom uređaju.",
    "queued": "Poruka čeka svoj red.",
    "offline": "Niste na mreži.",
    "silent": "Usluga e-pošte kojom se služi {maker} ne odgovara.",
    "busy": "Usluga e-pošte kojom se služi {maker} trenutačno ne može primiti poruku.",
    "unclear": "Poruka je možda poslana: odgovor koji je stigao nije bio od same usluge e-pošte.",
    "whenOnline": "Poruka će biti poslana kad ponovno budete na mreži i ova stranica bude otvorena.",
    "nextTry": "Do sljedećeg pokušaja: {time}. Ova stranica mora biti otvorena.",
    "nextTryUnknown": "Pokušavamo ponovno dok je ova stranica otvorena.",
    "nextTryClosed": "Do sljedećeg pokušaja: {time}.",
    "mayClose": "Možete zatvoriti ovu stranicu; vaš će preglednik poruku poslati kasnije.",
    "trying": "Pokušaj je u tijeku. Čekamo ishod.",
    "tryNow": "Pokušaj sad",
    "tryAgain": "Pokušaj opet",
    "show": "Prikaži moje odgovore",
    "hide": "Sakrij moje odgovore",
    "copy": "Kopiraj",
    "copied": "Kopirano",
    "download": "Preuzmi",
    "remove": "Izbriši s ovog uređaja",
    "discard": "Izbriši",
    "written": "Poruka je napisana {date}.",
    "sent": "Poslano",
    "receives": "{Maker} prima poruku e-poštom. Oznaka {ref}, {time}.",
    "late": "Poslano sada; napisano {date}. Oznaka {ref}, {time}.",
    "repeated": "Možda je stigao i raniji pokušaj, s istom oznakom, pa {maker} poruku može vidjeti dvaput.",
    "another": "Pošalji još jednu",
    "notDelivered": "Još nije isporučeno",
    "refused": "{Maker} trenutačno ne može primiti ovaj obrazac. To nije vaša krivnja.",
    "notConnected": "Ovaj obrazac još nije povezan s poštanskim sandučićem.",
    "blocked": "Ovaj obrazac ne može poslati ovu poruku.",
    "tooLarge": "Vaši su odgovori predugi za slanje: ukupno najviše {limit}. Skratite „{label}” pa pokušajte ponovno.",
    "filesTooLarge": "Datoteke su prevelike za slanje. Odaberite manje pa pokušajte ponovno.",
    "challenge": "Usluga e-pošte kojom se služi {maker} najprije želi znati je li ovo napisao čovjek, a ovaj obrazac ne može prikazati njezino pitanje.",
    "inVain": "Pokušavali smo danima, a usluga e-pošte kojom se služi {maker} nije primila poruku.",
    "perhaps": "Možda poslano: odgovor koji je stigao nije bio od same usluge e-pošte pa ne možemo znati.",
    "probed": "S vremena na vrijeme pokušavamo ponovno dok je ova stranica otvorena.",
    "reach": "Drugi način za kontakt ({maker}):",
    "ownMail": "Pošalji iz vlastite e-pošte",
    "reference": "Oznaka {ref}.",
    "forOwner": "Za vlasnika stranice",
    "dropFile": "ili je ispustite ovdje",
    "dropFiles": "ili ih ispustite ovdje",
    "filesChosen": {
      "n": {
        "one": "{n} datoteka, {size}",
        "few": "{n} datoteke, ukupno {size}",
        "other": "{n} datoteka, ukupno {size}"
      }
    },
    "removeFile": "Ukloni {file}",
    "fileUnreadable": "Datoteka „{file}” više se ne može pročitati. Odaberite je ponovno.",
    "fileBytes": "„{file}” ima {size}; najviše {limit}.",
    "filesBytes": "„{file}” ima {size}; sve datoteke zajedno mogu imati {limit}.",
    "count": {
      "limit": {
        "few": "„{file}” je jedna datoteka previše; najviše {limit} datoteke.",
        "other": "„{file}” je jedna datoteka previše; najviše {limit} datoteka."
      }
    },
    "chooseAnother": "Odaberite drugu.",
    "orWithout": "Odaberite drugu ili pošaljite bez nje.",
    "noForm": "Ovaj se obrazac ovdje ne može prikazati.",
    "noSending": "Ova stranica ne dopušta obrascu slanje.",
    "writeTo": "Kontakt:"
  }
}
