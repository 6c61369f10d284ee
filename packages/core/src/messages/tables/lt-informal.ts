// Made of packages/core/locales/lt.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './lt.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Atsakyk į šį klausimą",
  "valueMissing.choice": "Pasirink vieną atsakymą",
  "valueMissing.checkboxes": "Pasirink bent vieną atsakymą",
  "valueMissing.consent": "Jei nori tęsti, pažymėk šį langelį",
  "valueMissing.matrix": "Atsakyk kiekvienoje eilutėje",
  "valueMissing.file": "Pasirink failą",
  "valueMissing.other": "Prie „{option}“ parašyk savo atsakymą",
  "valueMissing.others": "Atsakyk į šį klausimą arba į „{other}“",
  "typeMismatch": "Įvesk adresą, pavyzdžiui, {example}",
  "badInput": "Įvesk skaičių skaitmenimis, dešimtaines dalis skirk tašku, pavyzdžiui, {example}",
  "badInput.date": "Ties „{label}“ įvesk datą, kuri egzistuoja, pavyzdžiui, {example}",
  "tooShort": {
    "limit": {
      "one": "Parašyk bent {limit} ženklą; dabar jų yra {actual}",
      "few": "Parašyk bent {limit} ženklus; dabar jų yra {actual}",
      "many": "Parašyk bent {limit} ženklo; dabar jų yra {actual}",
      "other": "Parašyk bent {limit} ženklų; dabar jų yra {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Parašyk ne daugiau kaip {limit} ženklą; dabar jų yra {actual}",
      "few": "Parašyk ne daugiau kaip {limit} ženklus; dabar jų yra {actual}",
      "many": "Parašyk ne daugiau kaip {limit} ženklo; dabar jų yra {actual}",
      "other": "Parašyk ne daugiau kaip {limit} ženklų; dabar jų yra {actual}"
    }
  },
  "rangeUnderflow": "Įvesk {limit} arba daugiau",
  "rangeUnderflow.date": "Įvesk datą: {limit} arba vėlesnę",
  "rangeUnderflow.time": "Įvesk laiką: {limit} arba vėlesnį",
  "rangeOverflow": "Įvesk {limit} arba mažiau",
  "rangeOverflow.date": "Įvesk datą: {limit} arba ankstesnę",
  "rangeOverflow.time": "Įvesk laiką: {limit} arba ankstesnį",
  "stepMismatch": "Įvesk skaičių, kurio žingsnis yra {limit}",
  "stepMismatch.whole": "Įvesk sveikąjį skaičių",
  "stepMismatch.date": {
    "limit": {
      "one": "Įvesk datą, kurios žingsnis yra {limit} diena",
      "few": "Įvesk datą, kurios žingsnis yra {limit} dienos",
      "many": "Įvesk datą, kurios žingsnis yra {limit} dienos",
      "other": "Įvesk datą, kurios žingsnis yra {limit} dienų"
    }
  },
  "patternMismatch": "Laikykis prašomo formato",
  "patternMismatch.help": "Laikykis šio formato: {help}",
  "notAnOption": "Pasirink iš sąrašo",
  "tooFew": "Pasirink bent {limit}",
  "tooMany": "Pasirink ne daugiau kaip {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Parašyk bent {limit} žodį; dabar jų yra {actual}",
      "few": "Parašyk bent {limit} žodžius; dabar jų yra {actual}",
      "many": "Parašyk bent {limit} žodžio; dabar jų yra {actual}",
      "other": "Parašyk bent {limit} žodžių; dabar jų yra {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Parašyk ne daugiau kaip {limit} žodį; dabar jų yra {actual}",
      "few": "Parašyk ne daugiau kaip {limit} žodžius; dabar jų yra {actual}",
      "many": "Parašyk ne daugiau kaip {limit} žodžio; dabar jų yra {actual}",
      "other": "Parašyk ne daugiau kaip {limit} žodžių; dabar jų yra {actual}"
    }
  },
  "notLetters": "Naudok tik raides",
  "linkFound": "Parašyk tai be nuorodų",
  "domainMismatch": "Naudok adresą, kuris baigiasi {domains}",
  "notListed": "Šio atsakymo nėra tarp priimamų; patikrink, kaip jis parašytas",
  "notSame": "Pateik tokį pat atsakymą kaip lauke „{other}“",
  "sameAsOther": "Pateik kitokį atsakymą nei lauke „{other}“",
  "dayExcluded": "Pasirink kitą dieną: ši nesiūloma ({day})",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Pasirink kitą dieną: pirmadieniai nesiūlomi",
      "tuesday": "Pasirink kitą dieną: antradieniai nesiūlomi",
      "wednesday": "Pasirink kitą dieną: trečiadieniai nesiūlomi",
      "thursday": "Pasirink kitą dieną: ketvirtadieniai nesiūlomi",
      "friday": "Pasirink kitą dieną: penktadieniai nesiūlomi",
      "saturday": "Pasirink kitą dieną: šeštadieniai nesiūlomi",
      "other": "Pasirink kitą dieną: sekmadieniai nesiūlomi"
    }
  },
  "fileTooLarge": "Pasirink failus, ne didesnius kaip {limit}",
  "fileTooLarge.file": "Pasirink failus, ne didesnius kaip {limit}; „{file}“ užima {actual}",
  "fileTypeMismatch": "Pasirink šios rūšies failus: {kinds}",
  "otherAnswer": "{label}: tavo atsakymas",
  "notLoaded": "Siųsk dar kartą. Jei nepadės, nukopijuok savo atsakymus ir įkelk šį puslapį iš naujo.",
  "didYouMean": "Gal turėjai omenyje {address}?",
  "saved": "Tavo atsakymai įrašyti šiame įrenginyje.",
  "nearlySaved": "Tavo atsakymai yra šiame įrenginyje; jei artimiausiomis akimirkomis dingtų elektra, jie dar galėtų pražūti.",
  "onPage": "Neuždaryk šio puslapio: tavo atsakymai yra čia ir niekur kitur.",
  "unwanted": "Neuždaryk šio puslapio: ši forma šiame įrenginyje nieko nesaugo.",
  "noRoom": "Neuždaryk šio puslapio: šiame įrenginyje nebėra vietos tavo atsakymams įrašyti.",
  "notAllowed": "Neuždaryk šio puslapio: ši naršyklė neleidžia mums įrašyti tavo atsakymų.",
  "notSaved": "Neuždaryk šio puslapio: tavo atsakymų nepavyko įrašyti šiame įrenginyje.",
  "mayClose": "Šį puslapį gali uždaryti; tavo naršyklė žinutę išsiųs vėliau.",
  "refused": "{Maker} dabar negali gauti šios formos atsakymų. Tai ne tavo kaltė.",
  "tooLarge": "Tavo atsakymai per ilgi išsiųsti: iš viso ne daugiau kaip {limit}. Sutrumpink „{label}“ ir bandyk dar kartą.",
  "filesTooLarge": "Failai per dideli išsiųsti. Pasirink mažesnius ir bandyk dar kartą.",
  "dropFile": "arba nutempk jį čia",
  "dropFiles": "arba nutempk juos čia",
  "fileUnreadable": "Failo „{file}“ nebegalima perskaityti. Pasirink jį dar kartą.",
  "chooseAnother": "Pasirink kitą.",
  "orWithout": "Pasirink kitą arba siųsk be jo."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
