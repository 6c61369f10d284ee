// Made of packages/core/locales/lv.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "lv",
  "messages": {
    "valueMissing": "Atbildiet uz šo jautājumu",
    "valueMissing.choice": "Izvēlieties vienu atbildi",
    "valueMissing.checkboxes": "Izvēlieties vismaz vienu atbildi",
    "valueMissing.consent": "Lai turpinātu, atzīmējiet šo rūtiņu",
    "valueMissing.file": "Izvēlieties failu",
    "valueMissing.signature": "Šeit trūkst paraksta vai ierakstīta vārda",
    "valueMissing.matrix": "Atbildiet katrā rindā",
    "valueMissing.other": "Pie „{option}” ierakstiet savu atbildi",
    "valueMissing.others": "Atbildiet uz šo jautājumu vai uz „{other}”",
    "typeMismatch": "Ievadiet adresi, piemēram, {example}",
    "badInput": "Ievadiet skaitli ar cipariem, ar punktu pirms decimāldaļām, piemēram, {example}",
    "badInput.date": "Laukā „{label}” ievadiet kalendārā esošu datumu, piemēram, {example}",
    "tooShort": {
      "limit": {
        "zero": "Uzrakstiet vismaz {limit} rakstzīmju; tagad to ir {actual}",
        "one": "Uzrakstiet vismaz {limit} rakstzīmi; tagad to ir {actual}",
        "other": "Uzrakstiet vismaz {limit} rakstzīmes; tagad to ir {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "zero": "Uzrakstiet ne vairāk kā {limit} rakstzīmju; tagad to ir {actual}",
        "one": "Uzrakstiet ne vairāk kā {limit} rakstzīmi; tagad to ir {actual}",
        "other": "Uzrakstiet ne vairāk kā {limit} rakstzīmes; tagad to ir {actual}"
      }
    },
    "rangeUnderflow": "Ievadiet {limit} vai vairāk",
    "rangeUnderflow.date": "Ievadiet datumu: {limit} vai vēlāk",
    "rangeUnderflow.time": "Ievadiet laiku: {limit} vai vēlāk",
    "rangeUnderflow.picture": "„{file}” ir par mazu: vismaz {limit} pikseļi",
    "rangeOverflow": "Ievadiet {limit} vai mazāk",
    "rangeOverflow.date": "Ievadiet datumu: {limit} vai agrāk",
    "rangeOverflow.time": "Ievadiet laiku: {limit} vai agrāk",
    "rangeOverflow.picture": "„{file}” ir par lielu: ne vairāk kā {limit} pikseļi",
    "stepMismatch": "Ievadiet skaitli ar soli {limit}",
    "stepMismatch.whole": "Ievadiet veselu skaitli",
    "stepMismatch.date": {
      "limit": {
        "zero": "Ievadiet datumu, kura solis ir {limit} dienu",
        "one": "Ievadiet datumu, kura solis ir {limit} diena",
        "other": "Ievadiet datumu, kura solis ir {limit} dienas"
      }
    },
    "patternMismatch": "Ievērojiet prasīto formātu",
    "patternMismatch.help": "Ievērojiet šādu formātu: {help}",
    "notAnOption": "Izvēlieties no saraksta",
    "tooFew": "Izvēlieties vismaz {limit}",
    "tooMany": "Izvēlieties ne vairāk kā {limit}",
    "tooFewWords": {
      "limit": {
        "zero": "Uzrakstiet vismaz {limit} vārdu; tagad to ir {actual}",
        "one": "Uzrakstiet vismaz {limit} vārdu; tagad to ir {actual}",
        "other": "Uzrakstiet vismaz {limit} vārdus; tagad to ir {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "zero": "Uzrakstiet ne vairāk kā {limit} vārdu; tagad to ir {actual}",
        "one": "Uzrakstiet ne vairāk kā {limit} vārdu; tagad to ir {actual}",
        "other": "Uzrakstiet ne vairāk kā {limit} vārdus; tagad to ir {actual}"
      }
    },
    "notLetters": "Lietojiet tikai burtus",
    "linkFound": "Uzrakstiet to bez saitēm",
    "domainMismatch": "Lietojiet adresi, kuras beigās ir {domains}",
    "notListed": "Šīs atbildes nav starp pieņemamajām; pārbaudiet, kā tā uzrakstīta",
    "notSame": "Sniedziet tādu pašu atbildi kā laukā „{other}”",
    "sameAsOther": "Sniedziet citu atbildi nekā laukā „{other}”",
    "sumTooLow": "Kopā ar lauku „{other}” jābūt vismaz {limit}; tagad ir {actual}",
    "sumTooHigh": "Kopā ar lauku „{other}” drīkst būt ne vairāk kā {limit}; tagad ir {actual}",
    "dayExcluded": "Izvēlieties citu dienu: šī nav pieejama ({day})",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Izvēlieties citu dienu: pirmdienas nav pieejamas",
        "tuesday": "Izvēlieties citu dienu: otrdienas nav pieejamas",
        "wednesday": "Izvēlieties citu dienu: trešdienas nav pieejamas",
        "thursday": "Izvēlieties citu dienu: ceturtdienas nav pieejamas",
        "friday": "Izvēlieties citu dienu: piektdienas nav pieejamas",
        "saturday": "Izvēlieties citu dienu: sestdienas nav pieejamas",
        "other": "Izvēlieties citu dienu: svētdienas nav pieejamas"
      }
    },
    "fileTooLarge": "Izvēlieties failus, kas nav lielāki par {limit}",
    "fileTooLarge.file": "Izvēlieties failus, kas nav lielāki par {limit}; „{file}” ir {actual}",
    "fileTypeMismatch": "Izvēlieties šāda veida failus: {kinds}",
    "fileKind.image": "attēli",
    "fileKind.audio": "skaņa",
    "fileKind.video": "video",
    "otherAnswer": "{label}: jūsu atbilde",
    "advice": "Tikai ieteikums: {message}",
    "drawHere": "Zīmēšana ar pirkstu vai peli",
    "orTypeName": "vai vārds ar tastatūru",
    "drawn": "Uzzīmēts, {time}",
    "clear": "Notīrīt",
    "partFrom": "No",
    "partTo": "Līdz",
    "partPrefix": "Uzruna",
    "partGiven": "Vārds",
    "partMiddle": "Otrais vārds",
    "partFamily": "Uzvārds",
    "partStreet": "Iela un numurs",
    "partLine2": "Adrese, 2. rinda",
    "partPostcode": "Pasta indekss",
    "partTown": "Pilsēta",
    "partRegion": "Reģions",
    "partCountry": "Valsts",
    "addRow": "Pievienot: {item}",
    "optionsFound": {
      "n": {
        "zero": "Atrasts {n} variantu",
        "one": "Atrasts {n} variants",
        "other": "Atrasti {n} varianti"
      }
    },
    "next": "Tālāk",
    "nextPage": "Tālāk: {label}",
    "previous": "Atpakaļ",
    "step": "{n}. solis no {limit}",
    "draftKept": "Esam saglabājuši uzrakstīto ({date}).",
    "startOver": "Sākt no jauna",
    "draftUnfit": "Kopš tā laika veidlapa ir mainīta. Šim tajā vairs nav vietas:",
    "draftNotKept": "Šī pārlūkprogramma nesaglabā šeit rakstīto: tas zudīs, ja lapu aizvērs pirms nosūtīšanas.",
    "saveDraft": "Saglabāt failā",
    "openDraft": "Atvērt failu",
    "notADraft": "Fails „{file}” nav saglabāts no šīs veidlapas.",
    "goOn": "Tālāk uz {address}",
    "review": "Pārskats",
    "backToReview": "Atpakaļ uz pārskatu",
    "isRight": "Vai viss ir pareizi?",
    "nothingSent": "Vēl nekas nav nosūtīts.",
    "change": "Mainīt",
    "changeOf": "Mainīt: {label}",
    "noAnswer": "Nav atbildes",
    "owner": "vietnes īpašnieks",
    "marked": "Uz jautājumiem ar * ir jāatbild.",
    "goesTo": "Atbildes pa e-pastu saņems {maker}.",
    "choose": "Izvēlēties…",
    "send": "Sūtīt",
    "sending": "Sūta…",
    "notSent": "Vēl nav nosūtīts",
    "notLoaded": "Sūtiet vēlreiz. Ja tas nelīdz, nokopējiet savas atbildes un ielādējiet šo lapu no jauna.",
    "problems": {
      "n": {
        "zero": "Ir {n} problēmu",
        "one": "Ir {n} problēma",
        "other": "Ir {n} problēmas"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Sūtīšana vēl turpinās.",
    "didYouMean": "Vai domājāt {address}?",
    "saved": "Jūsu atbildes ir saglabātas šajā ierīcē.",
    "nearlySaved": "Jūsu atbildes ir šajā ierīcē; ja tuvākajos mirkļos pazudīs strāva, tās vēl var zust.",
    "onPage": "Neaizveriet šo lapu: jūsu atbildes ir tikai tajā un nekur citur.",
    "unwanted": "Neaizveriet šo lapu: šī veidlapa šajā ierīcē neko neglabā.",
    "noRoom": "Neaizveriet šo lapu: šajā ierīcē vairs nav vietas jūsu atbilžu saglabāšanai.",
    "notAllowed": "Neaizveriet šo lapu: šī pārlūkprogramma neļauj mums saglabāt jūsu atbildes.",
    "notSaved": "Neaizveriet šo lapu: jūsu atbildes neizdevās saglabāt šajā ierīcē.",
    "older": "Ziņa ({date}) vēl nav nosūtīta.",
    "olderMore": "Un vēl {n}.",
    "seeIt": "Skatīt",
    "back": "Atpakaļ uz veidlapu",
    "removed": "Izdzēsts.",
    "undo": "Atsaukt",
    "notSentSaved": "Vēl nav nosūtīts. Saglabāts šajā ierīcē.",
    "queued": "Ziņa gaida savu kārtu.",
    "offline": "Nav interneta savienojuma.",
    "silent": "Pasta pakalpojums, ko izmanto {maker}, neatbild.",
    "busy": "Pasta pakalpojums, ko izmanto {maker}, pašlaik nevar pieņemt ziņu.",
    "unclear": "Varbūt ziņa ir nosūtīta: saņemtā atbilde nebija no paša pasta pakalpojuma.",
    "whenOnline": "Ziņa tiks nosūtīta, kad savienojums būs atjaunots un šī lapa būs atvērta.",
    "nextTry": "Līdz nākamajam mēģinājumam: {time}. Šai lapai jābūt atvērtai.",
    "nextTryUnknown": "Mēs mēģinām vēlreiz, kamēr šī lapa ir atvērta.",
    "nextTryClosed": "Līdz nākamajam mēģinājumam: {time}.",
    "mayClose": "Varat aizvērt šo lapu; jūsu pārlūkprogramma ziņu nosūtīs vēlāk.",
    "trying": "Ir sācies mēģinājums. Gaidām, kas no tā iznāks.",
    "tryNow": "Mēģināt",
    "tryAgain": "Mēģināt vēl",
    "show": "Rādīt manas atbildes",
    "hide": "Paslēpt manas atbildes",
    "copy": "Kopēt",
    "copied": "Nokopēts",
    "download": "Lejupielādēt",
    "remove": "Dzēst no šīs ierīces",
    "discard": "Dzēst",
    "written": "Ziņas datums: {date}.",
    "sent": "Nosūtīts",
    "receives": "{Maker} saņems ziņu pa e-pastu. Numurs {ref}, {time}.",
    "late": "Nosūtīts tagad; ziņas datums: {date}. Numurs {ref}, {time}.",
    "repeated": "Iespējams, ir pienācis arī agrāks mēģinājums ar to pašu numuru, tāpēc {maker} ziņu var redzēt divreiz.",
    "another": "Sūtīt vēl vienu",
    "notDelivered": "Vēl nav piegādāts",
    "refused": "{Maker} pašlaik nevar saņemt šo veidlapu. Tā nav jūsu vaina.",
    "notConnected": "Šī veidlapa vēl nav savienota ar pastkasti.",
    "blocked": "Šī veidlapa nevar nosūtīt šo ziņu.",
    "tooLarge": "Jūsu atbildes ir pārāk garas nosūtīšanai: kopā ne vairāk kā {limit}. Saīsiniet „{label}” un mēģiniet vēlreiz.",
    "filesTooLarge": "Faili ir pārāk lieli nosūtīšanai. Izvēlieties mazākus un mēģiniet vēlreiz.",
    "challenge": "Pasta pakalpojums, ko izmanto {maker}, vispirms grib zināt, vai to rakstīja cilvēks, un šī veidlapa nevar parādīt tā jautājumu.",
    "inVain": "Mēs mēģinājām vairākas dienas, bet pasta pakalpojums, ko izmanto {maker}, ziņu nepieņēma.",
    "perhaps": "Varbūt nosūtīts: saņemtā atbilde nebija no paša pasta pakalpojuma, tāpēc mēs to nevaram zināt.",
    "probed": "Laiku pa laikam mēģinām vēlreiz, kamēr šī lapa ir atvērta.",
    "reach": "Cits saziņas veids ({maker}):",
    "ownMail": "Sūtīt no sava e-pasta",
    "reference": "Numurs {ref}.",
    "forOwner": "Vietnes īpašniekam",
    "dropFile": "vai ievelciet to šeit",
    "dropFiles": "vai ievelciet tos šeit",
    "filesChosen": {
      "n": {
        "zero": "{n} failu, kopā {size}",
        "one": "{n} fails, {size}",
        "other": "{n} faili, kopā {size}"
      }
    },
    "removeFile": "Noņemt {file}",
    "fileUnreadable": "Failu „{file}” vairs nevar nolasīt. Izvēlieties to vēlreiz.",
    "fileBytes": "„{file}” ir {size}; atļauts ne vairāk kā {limit}.",
    "filesBytes": "„{file}” ir {size}; visi faili kopā drīkst būt {limit}.",
    "count": {
      "limit": {
        "zero": "„{file}” ir par vienu failu vairāk, nekā drīkst; ne vairāk kā {limit} failu.",
        "one": "„{file}” ir par vienu failu vairāk, nekā drīkst; ne vairāk kā {limit} fails.",
        "other": "„{file}” ir par vienu failu vairāk, nekā drīkst; ne vairāk kā {limit} faili."
      }
    },
    "chooseAnother": "Izvēlieties citu.",
    "orWithout": "Izvēlieties citu vai sūtiet bez tā.",
    "noForm": "Šo veidlapu šeit nevar parādīt.",
    "noSending": "Šī lapa neļauj veidlapai sūtīt.",
    "writeTo": "Saziņai:"
  }
}
