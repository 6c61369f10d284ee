// Made of packages/core/locales/ro.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "ro",
  "messages": {
    "valueMissing": "Răspundeți la această întrebare",
    "valueMissing.choice": "Alegeți o variantă",
    "valueMissing.checkboxes": "Alegeți cel puțin o variantă",
    "valueMissing.consent": "Bifați această casetă pentru a continua",
    "valueMissing.file": "Alegeți un fișier",
    "valueMissing.signature": "Aici lipsește o semnătură sau un nume scris",
    "valueMissing.matrix": "Răspundeți pe fiecare rând",
    "valueMissing.other": "Scrieți răspunsul dvs. lângă „{option}”",
    "valueMissing.others": "Răspundeți la această întrebare sau la „{other}”",
    "typeMismatch": "Introduceți o adresă, de exemplu {example}",
    "badInput": "Introduceți un număr în cifre, cu punct pentru zecimale, de exemplu {example}",
    "badInput.date": "La „{label}” introduceți o dată care există, de exemplu {example}",
    "tooShort": {
      "limit": {
        "one": "Scrieți cel puțin {limit} caracter; acum sunt {actual}",
        "few": "Scrieți cel puțin {limit} caractere; acum sunt {actual}",
        "other": "Scrieți cel puțin {limit} de caractere; acum sunt {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Scrieți cel mult {limit} caracter; acum sunt {actual}",
        "few": "Scrieți cel mult {limit} caractere; acum sunt {actual}",
        "other": "Scrieți cel mult {limit} de caractere; acum sunt {actual}"
      }
    },
    "rangeUnderflow": "Introduceți {limit} sau mai mult",
    "rangeUnderflow.date": "Introduceți {limit} sau o dată ulterioară",
    "rangeUnderflow.time": "Introduceți {limit} sau o oră ulterioară",
    "rangeUnderflow.picture": "„{file}” este prea mică: cel puțin {limit} pixeli",
    "rangeOverflow": "Introduceți {limit} sau mai puțin",
    "rangeOverflow.date": "Introduceți {limit} sau o dată anterioară",
    "rangeOverflow.time": "Introduceți {limit} sau o oră anterioară",
    "rangeOverflow.picture": "„{file}” este prea mare: cel mult {limit} pixeli",
    "stepMismatch": "Introduceți un număr în pași de {limit}",
    "stepMismatch.whole": "Introduceți un număr întreg",
    "stepMismatch.date": {
      "limit": {
        "one": "Introduceți o dată în pași de {limit} zi",
        "few": "Introduceți o dată în pași de {limit} zile",
        "other": "Introduceți o dată în pași de {limit} de zile"
      }
    },
    "patternMismatch": "Folosiți formatul cerut",
    "patternMismatch.help": "Folosiți acest format: {help}",
    "notAnOption": "Alegeți din listă",
    "tooFew": "Alegeți cel puțin {limit}",
    "tooMany": "Alegeți cel mult {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Scrieți cel puțin {limit} cuvânt; acum sunt {actual}",
        "few": "Scrieți cel puțin {limit} cuvinte; acum sunt {actual}",
        "other": "Scrieți cel puțin {limit} de cuvinte; acum sunt {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Scrieți cel mult {limit} cuvânt; acum sunt {actual}",
        "few": "Scrieți cel mult {limit} cuvinte; acum sunt {actual}",
        "other": "Scrieți cel mult {limit} de cuvinte; acum sunt {actual}"
      }
    },
    "notLetters": "Folosiți numai litere",
    "linkFound": "Scrieți aceasta fără linkuri",
    "domainMismatch": "Folosiți o adresă care se termină cu {domains}",
    "notListed": "Acest răspuns nu este printre cele acceptate; verificați cum este scris",
    "notSame": "Dați același răspuns ca la „{other}”",
    "sameAsOther": "Dați alt răspuns decât la „{other}”",
    "sumTooLow": "Împreună cu „{other}” trebuie să fie cel puțin {limit}; acum este {actual}",
    "sumTooHigh": "Împreună cu „{other}” trebuie să fie cel mult {limit}; acum este {actual}",
    "dayExcluded": "Alegeți altă zi: {day} nu este disponibilă",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Alegeți altă zi: zilele de luni nu sunt disponibile",
        "tuesday": "Alegeți altă zi: zilele de marți nu sunt disponibile",
        "wednesday": "Alegeți altă zi: zilele de miercuri nu sunt disponibile",
        "thursday": "Alegeți altă zi: zilele de joi nu sunt disponibile",
        "friday": "Alegeți altă zi: zilele de vineri nu sunt disponibile",
        "saturday": "Alegeți altă zi: zilele de sâmbătă nu sunt disponibile",
        "other": "Alegeți altă zi: zilele de duminică nu sunt disponibile"
      }
    },
    "fileTooLarge": "Alegeți fișiere de cel mult {limit}",
    "fileTooLarge.file": "Alegeți fișiere de cel mult {limit}; „{file}” are {actual}",
    "fileTypeMismatch": "Alegeți fișiere de acest tip: {kinds}",
    "fileKind.image": "imagini",
    "fileKind.audio": "sunet",
    "fileKind.video": "video",
    "otherAnswer": "{label}: răspunsul dvs.",
    "advice": "Doar un sfat: {message}",
    "drawHere": "Desen cu degetul sau cu mausul",
    "orTypeName": "sau numele scris",
    "drawn": "Desenată, {time}",
    "clear": "Șterge",
    "partFrom": "De la",
    "partTo": "Până la",
    "partPrefix": "Titlu",
    "partGiven": "Prenume",
    "partMiddle": "Al doilea prenume",
    "partFamily": "Nume de familie",
    "partStreet": "Strada și numărul",
    "partLine2": "Adresă, rândul 2",
    "partPostcode": "Cod poștal",
    "partTown": "Localitate",
    "partRegion": "Județ",
    "partCountry": "Țară",
    "addRow": "Adaugă: {item}",
    "optionsFound": {
      "n": {
        "one": "{n} opțiune găsită",
        "few": "{n} opțiuni găsite",
        "other": "{n} de opțiuni găsite"
      }
    },
    "next": "Înainte",
    "nextPage": "Înainte: {label}",
    "previous": "Înapoi",
    "step": "Pasul {n} din {limit}",
    "draftKept": "Am păstrat ce ați scris pe {date}.",
    "startOver": "Începe din nou",
    "draftUnfit": "Formularul s-a schimbat de atunci. Pentru acestea nu mai este loc în el:",
    "draftNotKept": "Acest browser nu păstrează ce se scrie aici: se pierde dacă pagina este închisă înainte de trimitere.",
    "saveDraft": "Salvează un fișier",
    "openDraft": "Deschide un fișier",
    "notADraft": "„{file}” nu a fost salvat din acest formular.",
    "goOn": "Continuare la {address}",
    "review": "Verificare",
    "backToReview": "Înapoi la verificare",
    "isRight": "Este totul corect?",
    "nothingSent": "Încă nu s-a trimis nimic.",
    "change": "Modifică",
    "changeOf": "Modifică: {label}",
    "noAnswer": "Fără răspuns",
    "owner": "administratorul site-ului",
    "marked": "Întrebările marcate cu * cer un răspuns.",
    "goesTo": "Se trimite prin e-mail către {maker}.",
    "choose": "Alegeți…",
    "send": "Trimite",
    "sending": "Se trimite…",
    "notSent": "Încă netrimis",
    "notLoaded": "Trimiteți din nou. Dacă nu ajută, copiați răspunsurile și reîncărcați această pagină.",
    "problems": {
      "n": {
        "one": "Există o problemă",
        "few": "Există {n} probleme",
        "other": "Există {n} de probleme"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Trimiterea este încă în curs.",
    "didYouMean": "Ați vrut să scrieți {address}?",
    "saved": "Răspunsurile dvs. sunt salvate pe acest dispozitiv.",
    "nearlySaved": "Răspunsurile dvs. sunt pe acest dispozitiv; dacă în clipele următoare se întrerupe curentul, încă s-ar putea pierde.",
    "onPage": "Țineți această pagină deschisă: răspunsurile dvs. sunt aici și nicăieri altundeva.",
    "unwanted": "Țineți această pagină deschisă: acest formular nu păstrează nimic pe acest dispozitiv.",
    "noRoom": "Țineți această pagină deschisă: pe acest dispozitiv nu mai este loc pentru salvarea răspunsurilor dvs.",
    "notAllowed": "Țineți această pagină deschisă: acest browser nu ne permite să salvăm răspunsurile dvs.",
    "notSaved": "Țineți această pagină deschisă: răspunsurile dvs. nu au putut fi salvate pe acest dispozitiv.",
    "older": "Un mesaj din {date} încă nu este trimis.",
    "olderMore": "Și încă {n}.",
    "seeIt": "Vezi",
    "back": "Înapoi la formular",
    "removed": "Șters.",
    "undo": "Anulează",
    "notSentSaved": "Încă netrimis. Salvat pe acest dispozitiv.",
    "queued": "Mesajul își așteaptă rândul.",
    "offline": "Nu există conexiune la internet.",
    "silent": "Serviciul de e-mail folosit de {maker} nu răspunde.",
    "busy": "Serviciul de e-mail folosit de {maker} nu poate prelua mesajul în acest moment.",
    "unclear": "Poate că mesajul a fost trimis: răspunsul primit nu venea chiar de la serviciul de e-mail.",
    "whenOnline": "Mesajul va pleca atunci când conexiunea revine și această pagină este deschisă.",
    "nextTry": "Următoarea încercare peste {time}, cât timp această pagină este deschisă.",
    "nextTryUnknown": "Încercăm din nou cât timp această pagină este deschisă.",
    "nextTryClosed": "Următoarea încercare peste {time}.",
    "mayClose": "Puteți închide această pagină; browserul dvs. va trimite mesajul mai târziu.",
    "trying": "O încercare este în curs. Îi așteptăm rezultatul.",
    "tryNow": "Încearcă",
    "tryAgain": "Reîncearcă",
    "show": "Arată ce am scris",
    "hide": "Ascunde ce am scris",
    "copy": "Copiază",
    "copied": "Copiat",
    "download": "Descarcă",
    "remove": "Șterge de pe acest dispozitiv",
    "discard": "Șterge",
    "written": "Ați scris acest mesaj pe {date}.",
    "sent": "Trimis",
    "receives": "{Maker} primește mesajul prin e-mail. Număr {ref}, {time}.",
    "late": "Trimis acum; l-ați scris pe {date}. Număr {ref}, {time}.",
    "repeated": "Este posibil să fi ajuns și o încercare anterioară, cu același număr, așa că {maker} poate vedea mesajul de două ori.",
    "another": "Trimite alt mesaj",
    "notDelivered": "Încă nelivrat",
    "refused": "{Maker} nu poate primi acest formular în acest moment. Nu este vina dvs.",
    "notConnected": "Acest formular nu este încă conectat la o căsuță poștală.",
    "blocked": "Acest formular nu poate trimite acest mesaj.",
    "tooLarge": "Răspunsurile dvs. sunt prea lungi pentru a fi trimise: cel mult {limit} în total. Scurtați „{label}”, apoi încercați din nou.",
    "filesTooLarge": "Fișierele sunt prea mari pentru a fi trimise. Alegeți unele mai mici, apoi încercați din nou.",
    "challenge": "Serviciul de e-mail folosit de {maker} vrea întâi să știe dacă mesajul a fost scris de o persoană, iar acest formular nu îi poate afișa întrebarea.",
    "inVain": "Am încercat zile la rând, iar serviciul de e-mail folosit de {maker} nu a preluat mesajul.",
    "perhaps": "Poate a fost trimis: răspunsul primit nu venea chiar de la serviciul de e-mail, așa că nu putem ști.",
    "probed": "Încercăm din nou din când în când, cât timp această pagină este deschisă.",
    "reach": "Alt mod de a lua legătura cu {maker}:",
    "ownMail": "Trimite din e-mailul meu",
    "reference": "Număr {ref}.",
    "forOwner": "Pentru administratorul site-ului",
    "dropFile": "sau trageți-l aici",
    "dropFiles": "sau trageți-le aici",
    "filesChosen": {
      "n": {
        "one": "{n} fișier, {size}",
        "few": "{n} fișiere, {size} în total",
        "other": "{n} de fișiere, {size} în total"
      }
    },
    "removeFile": "Elimină {file}",
    "fileUnreadable": "„{file}” nu mai poate fi citit. Alegeți-l din nou.",
    "fileBytes": "„{file}” are {size}; cel mult {limit}.",
    "filesBytes": "„{file}” are {size}; toate fișierele împreună pot avea {limit}.",
    "count": {
      "limit": {
        "one": "„{file}” este un fișier în plus; cel mult {limit} fișier.",
        "few": "„{file}” este un fișier în plus; cel mult {limit} fișiere.",
        "other": "„{file}” este un fișier în plus; cel mult {limit} de fișiere."
      }
    },
    "chooseAnother": "Alegeți altul.",
    "orWithout": "Alegeți altul sau trimiteți fără el.",
    "noForm": "Acest formular nu poate fi afișat aici.",
    "noSending": "Această pagină nu permite formularului să trimită.",
    "writeTo": "Contact:"
  }
}
