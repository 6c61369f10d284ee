// Made of packages/core/locales/pl.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './pl.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Odpowiedz na to pytanie",
  "valueMissing.choice": "Wybierz jedną odpowiedź",
  "valueMissing.checkboxes": "Wybierz co najmniej jedną odpowiedź",
  "valueMissing.consent": "Zaznacz to pole, aby przejść dalej",
  "valueMissing.matrix": "Odpowiedz w każdym wierszu",
  "valueMissing.file": "Wybierz plik",
  "valueMissing.other": "Wpisz swoją odpowiedź obok „{option}”",
  "valueMissing.others": "Odpowiedz na to pytanie albo na „{other}”",
  "typeMismatch": "Wpisz adres, na przykład {example}",
  "badInput": "Wpisz liczbę cyframi, z kropką przed częścią dziesiętną, na przykład {example}",
  "badInput.date": "Podaj w polu „{label}” datę, która istnieje, na przykład {example}",
  "tooShort": {
    "limit": {
      "one": "Napisz co najmniej {limit} znak; na razie jest {actual}",
      "few": "Napisz co najmniej {limit} znaki; na razie jest {actual}",
      "many": "Napisz co najmniej {limit} znaków; na razie jest {actual}",
      "other": "Napisz co najmniej {limit} znaku; na razie jest {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Napisz najwyżej {limit} znak; teraz jest {actual}",
      "few": "Napisz najwyżej {limit} znaki; teraz jest {actual}",
      "many": "Napisz najwyżej {limit} znaków; teraz jest {actual}",
      "other": "Napisz najwyżej {limit} znaku; teraz jest {actual}"
    }
  },
  "rangeUnderflow": "Wpisz {limit} lub więcej",
  "rangeUnderflow.date": "Podaj {limit} lub późniejszą datę",
  "rangeUnderflow.time": "Podaj {limit} lub późniejszą godzinę",
  "rangeOverflow": "Wpisz {limit} lub mniej",
  "rangeOverflow.date": "Podaj {limit} lub wcześniejszą datę",
  "rangeOverflow.time": "Podaj {limit} lub wcześniejszą godzinę",
  "stepMismatch": "Wpisz liczbę z krokiem {limit}",
  "stepMismatch.whole": "Wpisz liczbę całkowitą",
  "stepMismatch.date": {
    "limit": {
      "one": "Podaj datę w odstępach co {limit} dzień",
      "few": "Podaj datę w odstępach co {limit} dni",
      "many": "Podaj datę w odstępach co {limit} dni",
      "other": "Podaj datę w odstępach co {limit} dnia"
    }
  },
  "patternMismatch": "Zachowaj wymagany format",
  "patternMismatch.help": "Zachowaj ten format: {help}",
  "notAnOption": "Wybierz z listy",
  "tooFew": "Wybierz co najmniej {limit}",
  "tooMany": "Wybierz najwyżej {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Napisz co najmniej {limit} słowo; na razie jest {actual}",
      "many": "Napisz co najmniej {limit} słów; na razie jest {actual}",
      "other": "Napisz co najmniej {limit} słowa; na razie jest {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Napisz najwyżej {limit} słowo; teraz jest {actual}",
      "many": "Napisz najwyżej {limit} słów; teraz jest {actual}",
      "other": "Napisz najwyżej {limit} słowa; teraz jest {actual}"
    }
  },
  "notLetters": "Użyj tylko liter",
  "linkFound": "Napisz to bez linków",
  "domainMismatch": "Użyj adresu, który kończy się na {domains}",
  "notListed": "Tej odpowiedzi nie ma wśród przyjmowanych; sprawdź, jak jest napisana",
  "notSame": "Podaj tę samą odpowiedź co w polu „{other}”",
  "sameAsOther": "Podaj inną odpowiedź niż w polu „{other}”",
  "dayExcluded": "Wybierz inny dzień: {day} jest niedostępny",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Wybierz inny dzień: poniedziałki są niedostępne",
      "tuesday": "Wybierz inny dzień: wtorki są niedostępne",
      "wednesday": "Wybierz inny dzień: środy są niedostępne",
      "thursday": "Wybierz inny dzień: czwartki są niedostępne",
      "friday": "Wybierz inny dzień: piątki są niedostępne",
      "saturday": "Wybierz inny dzień: soboty są niedostępne",
      "other": "Wybierz inny dzień: niedziele są niedostępne"
    }
  },
  "fileTooLarge": "Wybierz pliki o wielkości najwyżej {limit}",
  "fileTooLarge.file": "Wybierz pliki o wielkości najwyżej {limit}; „{file}” ma {actual}",
  "fileTypeMismatch": "Wybierz pliki tego rodzaju: {kinds}",
  "otherAnswer": "{label}: Twoja odpowiedź",
  "notLoaded": "Wyślij ponownie. Jeśli to nie pomoże, skopiuj swoje odpowiedzi i wczytaj tę stronę od nowa.",
  "saved": "Twoje odpowiedzi są zapisane na tym urządzeniu.",
  "nearlySaved": "Twoje odpowiedzi są na tym urządzeniu; jeśli za chwilę zabraknie prądu, mogą jeszcze przepaść.",
  "onPage": "Nie zamykaj tej strony: Twoje odpowiedzi są na niej i nigdzie indziej.",
  "unwanted": "Nie zamykaj tej strony: ten formularz niczego nie przechowuje na tym urządzeniu.",
  "noRoom": "Nie zamykaj tej strony: na tym urządzeniu nie ma już miejsca, aby zapisać Twoje odpowiedzi.",
  "notAllowed": "Nie zamykaj tej strony: ta przeglądarka nie pozwala nam zapisać Twoich odpowiedzi.",
  "notSaved": "Nie zamykaj tej strony: nie udało się zapisać Twoich odpowiedzi na tym urządzeniu.",
  "mayClose": "Możesz zamknąć tę stronę; przeglądarka wyśle wiadomość później.",
  "refused": "{Maker} nie może teraz odebrać tego formularza. To nie Twoja wina.",
  "tooLarge": "Twoje odpowiedzi są za długie, aby je wysłać: razem najwyżej {limit}. Skróć „{label}” i spróbuj ponownie.",
  "filesTooLarge": "Pliki są za duże, aby je wysłać. Wybierz mniejsze i spróbuj ponownie.",
  "fileUnreadable": "Pliku „{file}” nie można już odczytać. Wybierz go ponownie.",
  "chooseAnother": "Wybierz inny.",
  "orWithout": "Wybierz inny lub wyślij bez niego.",
  "dropFile": "lub upuść go tutaj",
  "dropFiles": "lub upuść je tutaj"
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
