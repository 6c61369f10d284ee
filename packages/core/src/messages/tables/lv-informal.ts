// Made of packages/core/locales/lv.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './lv.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Atbildi uz šo jautājumu",
  "valueMissing.choice": "Izvēlies vienu atbildi",
  "valueMissing.checkboxes": "Izvēlies vismaz vienu atbildi",
  "valueMissing.consent": "Lai turpinātu, atzīmē šo rūtiņu",
  "valueMissing.matrix": "Atbildi katrā rindā",
  "valueMissing.file": "Izvēlies failu",
  "valueMissing.other": "Pie „{option}” ieraksti savu atbildi",
  "valueMissing.others": "Atbildi uz šo jautājumu vai uz „{other}”",
  "typeMismatch": "Ievadi adresi, piemēram, {example}",
  "badInput": "Ievadi skaitli ar cipariem, ar punktu pirms decimāldaļām, piemēram, {example}",
  "badInput.date": "Laukā „{label}” ievadi kalendārā esošu datumu, piemēram, {example}",
  "tooShort": {
    "limit": {
      "zero": "Uzraksti vismaz {limit} rakstzīmju; tagad to ir {actual}",
      "one": "Uzraksti vismaz {limit} rakstzīmi; tagad to ir {actual}",
      "other": "Uzraksti vismaz {limit} rakstzīmes; tagad to ir {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "zero": "Uzraksti ne vairāk kā {limit} rakstzīmju; tagad to ir {actual}",
      "one": "Uzraksti ne vairāk kā {limit} rakstzīmi; tagad to ir {actual}",
      "other": "Uzraksti ne vairāk kā {limit} rakstzīmes; tagad to ir {actual}"
    }
  },
  "rangeUnderflow": "Ievadi {limit} vai vairāk",
  "rangeUnderflow.date": "Ievadi datumu: {limit} vai vēlāk",
  "rangeUnderflow.time": "Ievadi laiku: {limit} vai vēlāk",
  "rangeOverflow": "Ievadi {limit} vai mazāk",
  "rangeOverflow.date": "Ievadi datumu: {limit} vai agrāk",
  "rangeOverflow.time": "Ievadi laiku: {limit} vai agrāk",
  "stepMismatch": "Ievadi skaitli ar soli {limit}",
  "stepMismatch.whole": "Ievadi veselu skaitli",
  "stepMismatch.date": {
    "limit": {
      "zero": "Ievadi datumu, kura solis ir {limit} dienu",
      "one": "Ievadi datumu, kura solis ir {limit} diena",
      "other": "Ievadi datumu, kura solis ir {limit} dienas"
    }
  },
  "patternMismatch": "Ievēro prasīto formātu",
  "patternMismatch.help": "Ievēro šādu formātu: {help}",
  "notAnOption": "Izvēlies no saraksta",
  "tooFew": "Izvēlies vismaz {limit}",
  "tooMany": "Izvēlies ne vairāk kā {limit}",
  "tooFewWords": {
    "limit": {
      "zero": "Uzraksti vismaz {limit} vārdu; tagad to ir {actual}",
      "one": "Uzraksti vismaz {limit} vārdu; tagad to ir {actual}",
      "other": "Uzraksti vismaz {limit} vārdus; tagad to ir {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "zero": "Uzraksti ne vairāk kā {limit} vārdu; tagad to ir {actual}",
      "one": "Uzraksti ne vairāk kā {limit} vārdu; tagad to ir {actual}",
      "other": "Uzraksti ne vairāk kā {limit} vārdus; tagad to ir {actual}"
    }
  },
  "notLetters": "Lieto tikai burtus",
  "linkFound": "Uzraksti to bez saitēm",
  "domainMismatch": "Lieto adresi, kuras beigās ir {domains}",
  "notListed": "Šīs atbildes nav starp pieņemamajām; pārbaudi, kā tā uzrakstīta",
  "notSame": "Sniedz tādu pašu atbildi kā laukā „{other}”",
  "sameAsOther": "Sniedz citu atbildi nekā laukā „{other}”",
  "dayExcluded": "Izvēlies citu dienu: šī nav pieejama ({day})",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Izvēlies citu dienu: pirmdienas nav pieejamas",
      "tuesday": "Izvēlies citu dienu: otrdienas nav pieejamas",
      "wednesday": "Izvēlies citu dienu: trešdienas nav pieejamas",
      "thursday": "Izvēlies citu dienu: ceturtdienas nav pieejamas",
      "friday": "Izvēlies citu dienu: piektdienas nav pieejamas",
      "saturday": "Izvēlies citu dienu: sestdienas nav pieejamas",
      "other": "Izvēlies citu dienu: svētdienas nav pieejamas"
    }
  },
  "fileTooLarge": "Izvēlies failus, kas nav lielāki par {limit}",
  "fileTooLarge.file": "Izvēlies failus, kas nav lielāki par {limit}; „{file}” ir {actual}",
  "fileTypeMismatch": "Izvēlies šāda veida failus: {kinds}",
  "otherAnswer": "{label}: tava atbilde",
  "notLoaded": "Sūti vēlreiz. Ja tas nelīdz, nokopē savas atbildes un ielādē šo lapu no jauna.",
  "didYouMean": "Vai domāji {address}?",
  "saved": "Tavas atbildes ir saglabātas šajā ierīcē.",
  "nearlySaved": "Tavas atbildes ir šajā ierīcē; ja tuvākajos mirkļos pazudīs strāva, tās vēl var zust.",
  "onPage": "Neaizver šo lapu: tavas atbildes ir tikai tajā un nekur citur.",
  "unwanted": "Neaizver šo lapu: šī veidlapa šajā ierīcē neko neglabā.",
  "noRoom": "Neaizver šo lapu: šajā ierīcē vairs nav vietas tavu atbilžu saglabāšanai.",
  "notAllowed": "Neaizver šo lapu: šī pārlūkprogramma neļauj mums saglabāt tavas atbildes.",
  "notSaved": "Neaizver šo lapu: tavas atbildes neizdevās saglabāt šajā ierīcē.",
  "mayClose": "Vari aizvērt šo lapu; tava pārlūkprogramma ziņu nosūtīs vēlāk.",
  "refused": "{Maker} pašlaik nevar saņemt šo veidlapu. Tā nav tava vaina.",
  "tooLarge": "Tavas atbildes ir pārāk garas nosūtīšanai: kopā ne vairāk kā {limit}. Saīsini „{label}” un mēģini vēlreiz.",
  "filesTooLarge": "Faili ir pārāk lieli nosūtīšanai. Izvēlies mazākus un mēģini vēlreiz.",
  "dropFile": "vai ievelc to šeit",
  "dropFiles": "vai ievelc tos šeit",
  "fileUnreadable": "Failu „{file}” vairs nevar nolasīt. Izvēlies to vēlreiz.",
  "chooseAnother": "Izvēlies citu.",
  "orWithout": "Izvēlies citu vai sūti bez tā."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
