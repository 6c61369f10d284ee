// Made of packages/core/locales/pl.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "pl",
  "messages": {
    "valueMissing": "Proszę odpowiedzieć na to pytanie",
    "valueMissing.choice": "Proszę wybrać jedną odpowiedź",
    "valueMissing.checkboxes": "Proszę wybrać co najmniej jedną odpowiedź",
    "valueMissing.consent": "Proszę zaznaczyć to pole, aby przejść dalej",
    "valueMissing.file": "Proszę wybrać plik",
    "valueMissing.signature": "Brakuje tu podpisu lub wpisanego imienia i nazwiska",
    "valueMissing.matrix": "Proszę odpowiedzieć w każdym wierszu",
    "valueMissing.other": "Proszę wpisać odpowiedź obok „{option}”",
    "valueMissing.others": "Proszę odpowiedzieć na to pytanie albo na „{other}”",
    "typeMismatch": "Proszę wpisać adres, na przykład {example}",
    "badInput": "Proszę wpisać liczbę cyframi, z kropką przed częścią dziesiętną, na przykład {example}",
    "badInput.date": "Proszę podać w polu „{label}” datę, która istnieje, na przykład {example}",
    "tooShort": {
      "limit": {
        "one": "Proszę napisać co najmniej {limit} znak; na razie jest {actual}",
        "few": "Proszę napisać co najmniej {limit} znaki; na razie jest {actual}",
        "many": "Proszę napisać co najmniej {limit} znaków; na razie jest {actual}",
        "other": "Proszę napisać co najmniej {limit} znaku; na razie jest {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Proszę napisać najwyżej {limit} znak; teraz jest {actual}",
        "few": "Proszę napisać najwyżej {limit} znaki; teraz jest {actual}",
        "many": "Proszę napisać najwyżej {limit} znaków; teraz jest {actual}",
        "other": "Proszę napisać najwyżej {limit} znaku; teraz jest {actual}"
      }
    },
    "rangeUnderflow": "Proszę wpisać {limit} lub więcej",
    "rangeUnderflow.date": "Proszę podać {limit} lub późniejszą datę",
    "rangeUnderflow.time": "Proszę podać {limit} lub późniejszą godzinę",
    "rangeUnderflow.picture": "„{file}” ma zbyt małe wymiary: co najmniej {limit} pikseli",
    "rangeOverflow": "Proszę wpisać {limit} lub mniej",
    "rangeOverflow.date": "Proszę podać {limit} lub wcześniejszą datę",
    "rangeOverflow.time": "Proszę podać {limit} lub wcześniejszą godzinę",
    "rangeOverflow.picture": "„{file}” ma zbyt duże wymiary: najwyżej {limit} pikseli",
    "stepMismatch": "Proszę wpisać liczbę z krokiem {limit}",
    "stepMismatch.whole": "Proszę wpisać liczbę całkowitą",
    "stepMismatch.date": {
      "limit": {
        "one": "Proszę podać datę w odstępach co {limit} dzień",
        "few": "Proszę podać datę w odstępach co {limit} dni",
        "many": "Proszę podać datę w odstępach co {limit} dni",
        "other": "Proszę podać datę w odstępach co {limit} dnia"
      }
    },
    "patternMismatch": "Proszę zachować wymagany format",
    "patternMismatch.help": "Proszę zachować ten format: {help}",
    "notAnOption": "Proszę wybrać z listy",
    "tooFew": "Proszę wybrać co najmniej {limit}",
    "tooMany": "Proszę wybrać najwyżej {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Proszę napisać co najmniej {limit} słowo; na razie jest {actual}",
        "many": "Proszę napisać co najmniej {limit} słów; na razie jest {actual}",
        "other": "Proszę napisać co najmniej {limit} słowa; na razie jest {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Proszę napisać najwyżej {limit} słowo; teraz jest {actual}",
        "many": "Proszę napisać najwyżej {limit} słów; teraz jest {actual}",
        "other": "Proszę napisać najwyżej {limit} słowa; teraz jest {actual}"
      }
    },
    "notLetters": "Proszę użyć tylko liter",
    "linkFound": "Proszę napisać to bez linków",
    "domainMismatch": "Proszę użyć adresu, który kończy się na {domains}",
    "notListed": "Tej odpowiedzi nie ma wśród przyjmowanych; proszę sprawdzić, jak jest napisana",
    "notSame": "Proszę podać tę samą odpowiedź co w polu „{other}”",
    "sameAsOther": "Proszę podać inną odpowiedź niż w polu „{other}”",
    "sumTooLow": "Razem z polem „{other}” musi być co najmniej {limit}; teraz jest {actual}",
    "sumTooHigh": "Razem z polem „{other}” może być najwyżej {limit}; teraz jest {actual}",
    "dayExcluded": "Proszę wybrać inny dzień: {day} jest niedostępny",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Proszę wybrać inny dzień: poniedziałki są niedostępne",
        "tuesday": "Proszę wybrać inny dzień: wtorki są niedostępne",
        "wednesday": "Proszę wybrać inny dzień: środy są niedostępne",
        "thursday": "Proszę wybrać inny dzień: czwartki są niedostępne",
        "friday": "Proszę wybrać inny dzień: piątki są niedostępne",
        "saturday": "Proszę wybrać inny dzień: soboty są niedostępne",
        "other": "Proszę wybrać inny dzień: niedziele są niedostępne"
      }
    },
    "fileTooLarge": "Proszę wybrać pliki o wielkości najwyżej {limit}",
    "fileTooLarge.file": "Proszę wybrać pliki o wielkości najwyżej {limit}; „{file}” ma {actual}",
    "fileTypeMismatch": "Proszę wybrać pliki tego rodzaju: {kinds}",
    "fileKind.image": "obrazy",
    "fileKind.audio": "dźwięk",
    "fileKind.video": "wideo",
    "otherAnswer": "{label}: odpowiedź",
    "advice": "Tylko wskazówka: {message}",
    "drawHere": "Rysowanie palcem lub myszą",
    "orTypeName": "lub wpisane imię i nazwisko",
    "drawn": "Narysowano, {time}",
    "clear": "Wyczyść",
    "partFrom": "Od",
    "partTo": "Do",
    "partPrefix": "Tytuł",
    "partGiven": "Imię",
    "partMiddle": "Drugie imię",
    "partFamily": "Nazwisko",
    "partStreet": "Ulica i numer",
    "partLine2": "Adres, wiersz 2",
    "partPostcode": "Kod pocztowy",
    "partTown": "Miejscowość",
    "partRegion": "Województwo",
    "partCountry": "Kraj",
    "addRow": "Dodaj: {item}",
    "optionsFound": {
      "n": {
        "one": "Znaleziono {n} opcję",
        "few": "Znaleziono {n} opcje",
        "other": "Znaleziono {n} opcji"
      }
    },
    "next": "Dalej",
    "nextPage": "Dalej: {label}",
    "previous": "Wstecz",
    "step": "Krok {n} z {limit}",
    "draftKept": "Zachowaliśmy to, co napisano {date}.",
    "startOver": "Zacznij od nowa",
    "draftUnfit": "Formularz się od tego czasu zmienił. Na to nie ma już w nim miejsca:",
    "draftNotKept": "Ta przeglądarka nie zachowuje tego, co się tu pisze: przepadnie, jeśli strona zostanie zamknięta przed wysłaniem.",
    "saveDraft": "Zapisz w pliku",
    "openDraft": "Otwórz zapisany plik",
    "notADraft": "Plik „{file}” nie został zapisany z tego formularza.",
    "goOn": "Przejdź do {address}",
    "review": "Podsumowanie",
    "backToReview": "Wróć do podsumowania",
    "isRight": "Czy wszystko się zgadza?",
    "nothingSent": "Nic jeszcze nie zostało wysłane.",
    "change": "Zmień",
    "changeOf": "Zmień: {label}",
    "noAnswer": "Brak odpowiedzi",
    "owner": "właściciel strony",
    "marked": "Pytania oznaczone * wymagają odpowiedzi.",
    "goesTo": "Odpowiedzi otrzyma e-mailem {maker}.",
    "choose": "Wybierz…",
    "send": "Wyślij",
    "sending": "Wysyłanie…",
    "notSent": "Jeszcze nie wysłano",
    "notLoaded": "Proszę wysłać ponownie. Jeśli to nie pomoże, proszę skopiować odpowiedzi i wczytać tę stronę od nowa.",
    "problems": {
      "n": {
        "one": "Jest {n} problem",
        "few": "Są {n} problemy",
        "many": "Jest {n} problemów",
        "other": "Jest {n} problemu"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Wysyłanie jeszcze trwa.",
    "didYouMean": "Czy chodziło o {address}?",
    "saved": "Odpowiedzi są zapisane na tym urządzeniu.",
    "nearlySaved": "Odpowiedzi są na tym urządzeniu; jeśli za chwilę zabraknie prądu, mogą jeszcze przepaść.",
    "onPage": "Proszę nie zamykać tej strony: odpowiedzi są na niej i nigdzie indziej.",
    "unwanted": "Proszę nie zamykać tej strony: ten formularz niczego nie przechowuje na tym urządzeniu.",
    "noRoom": "Proszę nie zamykać tej strony: na tym urządzeniu nie ma już miejsca, aby zapisać odpowiedzi.",
    "notAllowed": "Proszę nie zamykać tej strony: ta przeglądarka nie pozwala nam zapisać odpowiedzi.",
    "notSaved": "Proszę nie zamykać tej strony: nie udało się zapisać odpowiedzi na tym urządzeniu.",
    "older": "Wiadomość z {date} nie jest jeszcze wysłana.",
    "olderMore": "I jeszcze {n}.",
    "seeIt": "Pokaż",
    "back": "Wróć do formularza",
    "removed": "Usunięto.",
    "undo": "Cofnij",
    "notSentSaved": "Jeszcze nie wysłano. Zapisano na tym urządzeniu.",
    "queued": "Wiadomość czeka na swoją kolej.",
    "offline": "Brak połączenia z internetem.",
    "silent": "Usługa pocztowa, z której korzysta {maker}, nie odpowiada.",
    "busy": "Usługa pocztowa, z której korzysta {maker}, nie może teraz przyjąć wiadomości.",
    "unclear": "Być może wiadomość została wysłana: odpowiedź, która przyszła, nie pochodziła od samej usługi pocztowej.",
    "whenOnline": "Wiadomość zostanie wysłana, gdy wróci połączenie i ta strona będzie otwarta.",
    "nextTry": "Do następnej próby: {time}. Ta strona musi być otwarta.",
    "nextTryUnknown": "Próbujemy ponownie, dopóki ta strona jest otwarta.",
    "nextTryClosed": "Do następnej próby: {time}.",
    "mayClose": "Można zamknąć tę stronę; przeglądarka wyśle wiadomość później.",
    "trying": "Trwa próba wysłania. Czekamy na jej wynik.",
    "tryNow": "Spróbuj już",
    "tryAgain": "Spróbuj znów",
    "show": "Pokaż odpowiedzi",
    "hide": "Ukryj odpowiedzi",
    "copy": "Kopiuj",
    "copied": "Skopiowano",
    "download": "Pobierz",
    "remove": "Usuń z tego urządzenia",
    "discard": "Usuń",
    "written": "Wiadomość napisano {date}.",
    "sent": "Wysłano",
    "receives": "{Maker} otrzyma wiadomość e-mailem. Numer {ref}, {time}.",
    "late": "Wysłano teraz; napisano {date}. Numer {ref}, {time}.",
    "repeated": "Wcześniejsza próba też mogła dotrzeć, pod tym samym numerem, więc {maker} może zobaczyć wiadomość dwa razy.",
    "another": "Wyślij następną",
    "notDelivered": "Jeszcze nie doręczono",
    "refused": "{Maker} nie może teraz odebrać tego formularza. To nie Państwa wina.",
    "notConnected": "Ten formularz nie jest jeszcze połączony ze skrzynką pocztową.",
    "blocked": "Ten formularz nie może wysłać tej wiadomości.",
    "tooLarge": "Odpowiedzi są za długie, aby je wysłać: razem najwyżej {limit}. Proszę skrócić „{label}” i spróbować ponownie.",
    "filesTooLarge": "Pliki są za duże, aby je wysłać. Proszę wybrać mniejsze i spróbować ponownie.",
    "challenge": "Usługa pocztowa, z której korzysta {maker}, chce najpierw wiedzieć, czy napisał to człowiek, a ten formularz nie może pokazać jej pytania.",
    "inVain": "Próbowaliśmy przez kilka dni, a usługa pocztowa, z której korzysta {maker}, nie przyjęła wiadomości.",
    "perhaps": "Być może wysłano: odpowiedź, która przyszła, nie pochodziła od samej usługi pocztowej, więc nie możemy tego wiedzieć.",
    "probed": "Próbujemy ponownie co jakiś czas, dopóki ta strona jest otwarta.",
    "reach": "Inny sposób kontaktu ({maker}):",
    "ownMail": "Wyślij z własnej poczty",
    "reference": "Numer {ref}.",
    "forOwner": "Dla właściciela strony",
    "dropFile": "można go też upuścić tutaj",
    "dropFiles": "można je też upuścić tutaj",
    "filesChosen": {
      "n": {
        "one": "{n} plik, {size}",
        "few": "{n} pliki, razem {size}",
        "many": "{n} plików, razem {size}",
        "other": "{n} pliku, razem {size}"
      }
    },
    "removeFile": "Usuń {file}",
    "fileUnreadable": "Pliku „{file}” nie można już odczytać. Proszę wybrać go ponownie.",
    "fileBytes": "„{file}” ma {size}; dozwolone najwyżej {limit}.",
    "filesBytes": "„{file}” ma {size}; wszystkie pliki razem mogą mieć {limit}.",
    "count": {
      "limit": {
        "one": "„{file}” to o jeden plik za dużo; najwyżej {limit} plik.",
        "few": "„{file}” to o jeden plik za dużo; najwyżej {limit} pliki.",
        "many": "„{file}” to o jeden plik za dużo; najwyżej {limit} plików.",
        "other": "„{file}” to o jeden plik za dużo; najwyżej {limit} pliku."
      }
    },
    "chooseAnother": "Proszę wybrać inny.",
    "orWithout": "Proszę wybrać inny lub wysłać bez niego.",
    "noForm": "Tego formularza nie można tu pokazać.",
    "noSending": "Ta strona nie pozwala formularzowi wysyłać.",
    "writeTo": "Kontakt:"
  }
}
