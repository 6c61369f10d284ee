// Made of packages/core/locales/lt.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "lt",
  "messages": {
    "valueMissing": "Atsakykite į šį klausimą",
    "valueMissing.choice": "Pasirinkite vieną atsakymą",
    "valueMissing.checkboxes": "Pasirinkite bent vieną atsakymą",
    "valueMissing.consent": "Norėdami tęsti, pažymėkite šį langelį",
    "valueMissing.file": "Pasirinkite failą",
    "valueMissing.signature": "Čia trūksta parašo arba įrašyto vardo",
    "valueMissing.matrix": "Atsakykite kiekvienoje eilutėje",
    "valueMissing.other": "Prie „{option}“ parašykite savo atsakymą",
    "valueMissing.others": "Atsakykite į šį klausimą arba į „{other}“",
    "typeMismatch": "Įveskite adresą, pavyzdžiui, {example}",
    "badInput": "Įveskite skaičių skaitmenimis, dešimtaines dalis skirkite tašku, pavyzdžiui, {example}",
    "badInput.date": "Ties „{label}“ įveskite datą, kuri egzistuoja, pavyzdžiui, {example}",
    "tooShort": {
      "limit": {
        "one": "Parašykite bent {limit} ženklą; dabar jų yra {actual}",
        "few": "Parašykite bent {limit} ženklus; dabar jų yra {actual}",
        "many": "Parašykite bent {limit} ženklo; dabar jų yra {actual}",
        "other": "Parašykite bent {limit} ženklų; dabar jų yra {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Parašykite ne daugiau kaip {limit} ženklą; dabar jų yra {actual}",
        "few": "Parašykite ne daugiau kaip {limit} ženklus; dabar jų yra {actual}",
        "many": "Parašykite ne daugiau kaip {limit} ženklo; dabar jų yra {actual}",
        "other": "Parašykite ne daugiau kaip {limit} ženklų; dabar jų yra {actual}"
      }
    },
    "rangeUnderflow": "Įveskite {limit} arba daugiau",
    "rangeUnderflow.date": "Įveskite datą: {limit} arba vėlesnę",
    "rangeUnderflow.picture": "„{file}“ per mažas: bent {limit} pikselių",
    "rangeOverflow": "Įveskite {limit} arba mažiau",
    "rangeOverflow.date": "Įveskite datą: {limit} arba ankstesnę",
    "rangeOverflow.picture": "„{file}“ per didelis: ne daugiau kaip {limit} pikselių",
    "stepMismatch": "Įveskite skaičių, kurio žingsnis yra {limit}",
    "stepMismatch.whole": "Įveskite sveikąjį skaičių",
    "stepMismatch.date": {
      "limit": {
        "one": "Įveskite datą, kurios žingsnis yra {limit} diena",
        "few": "Įveskite datą, kurios žingsnis yra {limit} dienos",
        "many": "Įveskite datą, kurios žingsnis yra {limit} dienos",
        "other": "Įveskite datą, kurios žingsnis yra {limit} dienų"
      }
    },
    "patternMismatch": "Laikykitės prašomo formato",
    "patternMismatch.help": "Laikykitės šio formato: {help}",
    "notAnOption": "Pasirinkite iš sąrašo",
    "tooFew": "Pasirinkite bent {limit}",
    "tooMany": "Pasirinkite ne daugiau kaip {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Parašykite bent {limit} žodį; dabar jų yra {actual}",
        "few": "Parašykite bent {limit} žodžius; dabar jų yra {actual}",
        "many": "Parašykite bent {limit} žodžio; dabar jų yra {actual}",
        "other": "Parašykite bent {limit} žodžių; dabar jų yra {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Parašykite ne daugiau kaip {limit} žodį; dabar jų yra {actual}",
        "few": "Parašykite ne daugiau kaip {limit} žodžius; dabar jų yra {actual}",
        "many": "Parašykite ne daugiau kaip {limit} žodžio; dabar jų yra {actual}",
        "other": "Parašykite ne daugiau kaip {limit} žodžių; dabar jų yra {actual}"
      }
    },
    "notLetters": "Naudokite tik raides",
    "linkFound": "Parašykite tai be nuorodų",
    "domainMismatch": "Naudokite adresą, kuris baigiasi {domains}",
    "notListed": "Šio atsakymo nėra tarp priimamų; patikrinkite, kaip jis parašytas",
    "notSame": "Pateikite tokį pat atsakymą kaip lauke „{other}“",
    "sameAsOther": "Pateikite kitokį atsakymą nei lauke „{other}“",
    "sumTooLow": "Kartu su lauku „{other}“ turi būti bent {limit}; dabar yra {actual}",
    "sumTooHigh": "Kartu su lauku „{other}“ turi būti ne daugiau kaip {limit}; dabar yra {actual}",
    "dayExcluded": "Pasirinkite kitą dieną: ši nesiūloma ({day})",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Pasirinkite kitą dieną: pirmadieniai nesiūlomi",
        "tuesday": "Pasirinkite kitą dieną: antradieniai nesiūlomi",
        "wednesday": "Pasirinkite kitą dieną: trečiadieniai nesiūlomi",
        "thursday": "Pasirinkite kitą dieną: ketvirtadieniai nesiūlomi",
        "friday": "Pasirinkite kitą dieną: penktadieniai nesiūlomi",
        "saturday": "Pasirinkite kitą dieną: šeštadieniai nesiūlomi",
        "other": "Pasirinkite kitą dieną: sekmadieniai nesiūlomi"
      }
    },
    "fileTooLarge": "Pasirinkite failus, ne didesnius kaip {limit}",
    "fileTooLarge.file": "Pasirinkite failus, ne didesnius kaip {limit}; „{file}“ užima {actual}",
    "fileTypeMismatch": "Pasirinkite šios rūšies failus: {kinds}",
    "fileKind.image": "paveikslėliai",
    "fileKind.audio": "garsas",
    "fileKind.video": "vaizdo įrašai",
    "otherAnswer": "{label}: jūsų atsakymas",
    "advice": "Tik patarimas: {message}",
    "drawHere": "Piešimas pirštu arba pele",
    "orTypeName": "arba vardas klaviatūra",
    "drawn": "Nupiešta, {time}",
    "clear": "Išvalyti",
    "partFrom": "Nuo",
    "partTo": "Iki",
    "partPrefix": "Kreipinys",
    "partGiven": "Vardas",
    "partMiddle": "Antrasis vardas",
    "partFamily": "Pavardė",
    "partStreet": "Gatvė ir namo numeris",
    "partLine2": "Adresas, 2 eilutė",
    "partPostcode": "Pašto kodas",
    "partTown": "Miestas",
    "partRegion": "Regionas",
    "partCountry": "Šalis",
    "addRow": "Pridėti: {item}",
    "optionsFound": {
      "n": {
        "one": "Rasta {n} parinktis",
        "few": "Rastos {n} parinktys",
        "many": "Rasta {n} parinkties",
        "other": "Rasta {n} parinkčių"
      }
    },
    "next": "Toliau",
    "nextPage": "Toliau: {label}",
    "previous": "Atgal",
    "step": "{n} žingsnis iš {limit}",
    "draftKept": "Išsaugojome, kas buvo parašyta {date}.",
    "startOver": "Pradėti iš naujo",
    "draftUnfit": "Nuo tada forma pasikeitė. Tam joje nebėra vietos:",
    "draftNotKept": "Ši naršyklė neišsaugo, kas čia rašoma: tai dings, jei puslapis bus uždarytas prieš išsiunčiant.",
    "saveDraft": "Įrašyti į failą",
    "openDraft": "Atverti failą",
    "notADraft": "Failas „{file}“ nebuvo įrašytas iš šios formos.",
    "goOn": "Toliau į {address}",
    "review": "Peržiūra",
    "isRight": "Ar viskas teisinga?",
    "nothingSent": "Dar niekas neišsiųsta.",
    "change": "Keisti",
    "changeOf": "Keisti: {label}",
    "noAnswer": "Be atsakymo",
    "owner": "svetainės savininkas",
    "marked": "Į klausimus, pažymėtus *, reikia atsakyti.",
    "goesTo": "Atsakymus el. paštu gaus {maker}.",
    "choose": "Pasirinkti…",
    "send": "Siųsti",
    "sending": "Siunčiama…",
    "notSent": "Dar neišsiųsta",
    "notLoaded": "Siųskite dar kartą. Jei nepadės, nukopijuokite savo atsakymus ir įkelkite šį puslapį iš naujo.",
    "problems": {
      "n": {
        "one": "Yra {n} problema",
        "few": "Yra {n} problemos",
        "many": "Yra {n} problemos",
        "other": "Yra {n} problemų"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Vis dar siunčiama.",
    "didYouMean": "Gal turėjote omenyje {address}?",
    "saved": "Jūsų atsakymai įrašyti šiame įrenginyje.",
    "nearlySaved": "Jūsų atsakymai yra šiame įrenginyje; jei artimiausiomis akimirkomis dingtų elektra, jie dar galėtų pražūti.",
    "onPage": "Neuždarykite šio puslapio: jūsų atsakymai yra čia ir niekur kitur.",
    "unwanted": "Neuždarykite šio puslapio: ši forma šiame įrenginyje nieko nesaugo.",
    "noRoom": "Neuždarykite šio puslapio: šiame įrenginyje nebėra vietos jūsų atsakymams įrašyti.",
    "notAllowed": "Neuždarykite šio puslapio: ši naršyklė neleidžia mums įrašyti jūsų atsakymų.",
    "notSaved": "Neuždarykite šio puslapio: jūsų atsakymų nepavyko įrašyti šiame įrenginyje.",
    "older": "{date} parašyta žinutė dar neišsiųsta.",
    "olderMore": "Ir dar {n}.",
    "seeIt": "Peržiūrėti",
    "back": "Grįžti į formą",
    "removed": "Ištrinta.",
    "undo": "Atšaukti",
    "notSentSaved": "Dar neišsiųsta. Įrašyta šiame įrenginyje.",
    "queued": "Žinutė laukia savo eilės.",
    "offline": "Nėra interneto ryšio.",
    "silent": "Pašto paslauga, kuria naudojasi {maker}, neatsako.",
    "busy": "Pašto paslauga, kuria naudojasi {maker}, dabar negali priimti žinutės.",
    "unclear": "Gal žinutė ir išsiųsta: gautas atsakymas buvo ne pačios pašto paslaugos.",
    "whenOnline": "Žinutė bus išsiųsta, kai vėl atsiras ryšys ir šis puslapis bus atidarytas.",
    "nextTry": "Iki kito bandymo: {time}. Šis puslapis turi būti atidarytas.",
    "nextTryUnknown": "Bandome vėl, kol šis puslapis atidarytas.",
    "nextTryClosed": "Iki kito bandymo: {time}.",
    "mayClose": "Šį puslapį galite uždaryti; jūsų naršyklė žinutę išsiųs vėliau.",
    "trying": "Prasidėjo bandymas. Laukiame, kuo jis baigsis.",
    "tryNow": "Bandyti",
    "tryAgain": "Bandyti vėl",
    "show": "Rodyti mano atsakymus",
    "hide": "Slėpti mano atsakymus",
    "copy": "Kopijuoti",
    "copied": "Nukopijuota",
    "download": "Atsisiųsti",
    "remove": "Ištrinti iš šio įrenginio",
    "discard": "Ištrinti",
    "written": "{date} parašyta žinutė.",
    "sent": "Išsiųsta",
    "receives": "{Maker} gaus žinutę el. paštu. Numeris {ref}, {time}.",
    "late": "Dabar išsiųsta {date} parašyta žinutė. Numeris {ref}, {time}.",
    "repeated": "Ankstesnis bandymas tuo pačiu numeriu irgi galėjo pasiekti gavėją, todėl {maker} žinutę gali pamatyti du kartus.",
    "another": "Siųsti dar vieną",
    "notDelivered": "Dar nepristatyta",
    "refused": "{Maker} dabar negali gauti šios formos atsakymų. Tai ne jūsų kaltė.",
    "notConnected": "Ši forma dar nesusieta su pašto dėžute.",
    "blocked": "Ši forma negali išsiųsti šios žinutės.",
    "tooLarge": "Jūsų atsakymai per ilgi išsiųsti: iš viso ne daugiau kaip {limit}. Sutrumpinkite „{label}“ ir bandykite dar kartą.",
    "filesTooLarge": "Failai per dideli išsiųsti. Pasirinkite mažesnius ir bandykite dar kartą.",
    "challenge": "Pašto paslauga, kuria naudojasi {maker}, pirma nori sužinoti, ar tai parašė žmogus, o ši forma negali parodyti jos klausimo.",
    "inVain": "Bandėme kelias dienas, bet pašto paslauga, kuria naudojasi {maker}, žinutės nepriėmė.",
    "perhaps": "Gal išsiųsta: gautas atsakymas buvo ne pačios pašto paslaugos, todėl negalime žinoti.",
    "probed": "Retkarčiais bandome vėl, kol šis puslapis atidarytas.",
    "reach": "Kiti būdai susisiekti ({maker}):",
    "ownMail": "Siųsti iš savo el. pašto",
    "reference": "Numeris {ref}.",
    "forOwner": "Svetainės savininkui",
    "dropFile": "arba nutempkite jį čia",
    "dropFiles": "arba nutempkite juos čia",
    "filesChosen": {
      "n": {
        "one": "{n} failas, {size}",
        "few": "{n} failai, iš viso {size}",
        "many": "{n} failo, iš viso {size}",
        "other": "{n} failų, iš viso {size}"
      }
    },
    "removeFile": "Pašalinti {file}",
    "fileUnreadable": "Failo „{file}“ nebegalima perskaityti. Pasirinkite jį dar kartą.",
    "fileBytes": "„{file}“ užima {size}; leidžiama ne daugiau kaip {limit}.",
    "filesBytes": "„{file}“ užima {size}; visi failai kartu gali užimti {limit}.",
    "count": {
      "limit": {
        "one": "„{file}“ – vienu failu per daug; leidžiama ne daugiau kaip {limit} failas.",
        "few": "„{file}“ – vienu failu per daug; leidžiama ne daugiau kaip {limit} failai.",
        "many": "„{file}“ – vienu failu per daug; leidžiama ne daugiau kaip {limit} failo.",
        "other": "„{file}“ – vienu failu per daug; leidžiama ne daugiau kaip {limit} failų."
      }
    },
    "chooseAnother": "Pasirinkite kitą.",
    "orWithout": "Pasirinkite kitą arba siųskite be jo.",
    "noForm": "Šios formos čia parodyti negalima.",
    "noSending": "Šis puslapis neleidžia formai siųsti.",
    "writeTo": "Kontaktai:"
  }
}
