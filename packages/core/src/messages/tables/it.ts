// Made of packages/core/locales/it.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "it",
  "messages": {
    "valueMissing": "Risponda a questa domanda",
    "valueMissing.choice": "Scelga un’opzione",
    "valueMissing.checkboxes": "Scelga almeno un’opzione",
    "valueMissing.consent": "Spunti questa casella per continuare",
    "valueMissing.file": "Scelga un file",
    "valueMissing.signature": "Qui manca una firma o un nome scritto",
    "valueMissing.matrix": "Risponda in ogni riga",
    "valueMissing.other": "Scriva la Sua risposta accanto a «{option}»",
    "valueMissing.others": "Risponda a questa domanda o a «{other}»",
    "typeMismatch": "Inserisca un indirizzo, per esempio {example}",
    "badInput": "Inserisca un numero in cifre, con il punto per i decimali, per esempio {example}",
    "badInput.date": "In «{label}» serve una data che esista, per esempio {example}",
    "tooShort": {
      "limit": {
        "one": "Scriva almeno {limit} carattere; ora sono {actual}",
        "many": "Scriva almeno {limit} di caratteri; ora sono {actual}",
        "other": "Scriva almeno {limit} caratteri; ora sono {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Scriva al massimo {limit} carattere; ora sono {actual}",
        "many": "Scriva al massimo {limit} di caratteri; ora sono {actual}",
        "other": "Scriva al massimo {limit} caratteri; ora sono {actual}"
      }
    },
    "rangeUnderflow": "Inserisca {limit} o più",
    "rangeUnderflow.date": "Inserisca {limit} o una data successiva",
    "rangeUnderflow.time": "Inserisca {limit} o un orario successivo",
    "rangeUnderflow.picture": "«{file}» è troppo piccola: almeno {limit} pixel",
    "rangeOverflow": "Inserisca {limit} o meno",
    "rangeOverflow.date": "Inserisca {limit} o una data precedente",
    "rangeOverflow.time": "Inserisca {limit} o un orario precedente",
    "rangeOverflow.picture": "«{file}» è troppo grande: al massimo {limit} pixel",
    "stepMismatch": "Inserisca un numero a intervalli di {limit}",
    "stepMismatch.whole": "Inserisca un numero intero",
    "stepMismatch.date": {
      "limit": {
        "one": "Inserisca una data a intervalli di {limit} giorno",
        "many": "Inserisca una data a intervalli di {limit} di giorni",
        "other": "Inserisca una data a intervalli di {limit} giorni"
      }
    },
    "patternMismatch": "Usi il formato richiesto",
    "patternMismatch.help": "Usi questo formato: {help}",
    "notAnOption": "Scelga dall’elenco",
    "tooFew": "Ne scelga almeno {limit}",
    "tooMany": "Ne scelga al massimo {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Scriva almeno {limit} parola; ora sono {actual}",
        "many": "Scriva almeno {limit} di parole; ora sono {actual}",
        "other": "Scriva almeno {limit} parole; ora sono {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Scriva al massimo {limit} parola; ora sono {actual}",
        "many": "Scriva al massimo {limit} di parole; ora sono {actual}",
        "other": "Scriva al massimo {limit} parole; ora sono {actual}"
      }
    },
    "notLetters": "Usi solo lettere",
    "linkFound": "Lo scriva senza link",
    "domainMismatch": "Usi un indirizzo che termini con {domains}",
    "notListed": "Questa risposta non è tra quelle accettate; controlli come è scritta",
    "notSame": "Dia la stessa risposta che in «{other}»",
    "sameAsOther": "Dia una risposta diversa da quella in «{other}»",
    "sumTooLow": "Insieme a «{other}» deve essere almeno {limit}; ora è {actual}",
    "sumTooHigh": "Insieme a «{other}» deve essere al massimo {limit}; ora è {actual}",
    "dayExcluded": "Scelga un altro giorno: il giorno {day} non è disponibile",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Scelga un altro giorno: i lunedì non sono disponibili",
        "tuesday": "Scelga un altro giorno: i martedì non sono disponibili",
        "wednesday": "Scelga un altro giorno: i mercoledì non sono disponibili",
        "thursday": "Scelga un altro giorno: i giovedì non sono disponibili",
        "friday": "Scelga un altro giorno: i venerdì non sono disponibili",
        "saturday": "Scelga un altro giorno: i sabati non sono disponibili",
        "other": "Scelga un altro giorno: le domeniche non sono disponibili"
      }
    },
    "fileTooLarge": "Scelga file di {limit} al massimo",
    "fileTooLarge.file": "Scelga file di {limit} al massimo; «{file}» è di {actual}",
    "fileTypeMismatch": "Scelga file di questi tipi: {kinds}",
    "fileKind.image": "immagini",
    "fileKind.audio": "audio",
    "fileKind.video": "video",
    "otherAnswer": "{label}: la Sua risposta",
    "advice": "Solo un consiglio: {message}",
    "drawHere": "Disegno con il dito o il mouse",
    "orTypeName": "o nome scritto",
    "drawn": "Disegnata, {time}",
    "clear": "Cancella",
    "partFrom": "Dal",
    "partTo": "Al",
    "partPrefix": "Titolo",
    "partGiven": "Nome",
    "partMiddle": "Secondo nome",
    "partFamily": "Cognome",
    "partStreet": "Via e numero civico",
    "partLine2": "Indirizzo, riga 2",
    "partPostcode": "CAP",
    "partTown": "Località",
    "partRegion": "Provincia",
    "partCountry": "Paese",
    "addRow": "Aggiungi: {item}",
    "optionsFound": {
      "n": {
        "one": "{n} opzione trovata",
        "many": "{n} di opzioni trovate",
        "other": "{n} opzioni trovate"
      }
    },
    "next": "Avanti",
    "nextPage": "Avanti: {label}",
    "previous": "Indietro",
    "step": "Passaggio {n} di {limit}",
    "draftKept": "Abbiamo conservato ciò che ha scritto in data {date}.",
    "startOver": "Ricomincia",
    "draftUnfit": "Da allora il modulo è cambiato. Questo non vi trova più posto:",
    "draftNotKept": "Questo browser non conserva ciò che si scrive qui: va perso se la pagina viene chiusa prima dell’invio.",
    "saveDraft": "Salva in un file",
    "openDraft": "Apri un file salvato",
    "notADraft": "«{file}» non è stato salvato da questo modulo.",
    "goOn": "Continua su {address}",
    "review": "Riepilogo",
    "backToReview": "Torna al riepilogo",
    "isRight": "È tutto corretto?",
    "nothingSent": "Non è stato ancora inviato nulla.",
    "change": "Modifica",
    "changeOf": "Modifica: {label}",
    "noAnswer": "Nessuna risposta",
    "owner": "chi gestisce il sito",
    "marked": "Le domande con * richiedono una risposta.",
    "goesTo": "Le risposte vanno per e-mail a {maker}.",
    "choose": "Scegli…",
    "send": "Invia",
    "sending": "Invio…",
    "notSent": "Non ancora inviato",
    "notLoaded": "Invii di nuovo. Se non basta, copi le Sue risposte e ricarichi questa pagina.",
    "problems": {
      "n": {
        "one": "C’è un problema",
        "many": "Ci sono {n} di problemi",
        "other": "Ci sono {n} problemi"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Invio ancora in corso.",
    "didYouMean": "Intendeva {address}?",
    "saved": "Le Sue risposte sono salvate su questo dispositivo.",
    "nearlySaved": "Le Sue risposte sono su questo dispositivo; se manca la corrente nei prossimi istanti, potrebbero ancora andare perse.",
    "onPage": "Tenga aperta questa pagina: le Sue risposte sono qui e da nessun’altra parte.",
    "unwanted": "Tenga aperta questa pagina: questo modulo non conserva nulla su questo dispositivo.",
    "noRoom": "Tenga aperta questa pagina: su questo dispositivo non c’è più spazio per salvare le Sue risposte.",
    "notAllowed": "Tenga aperta questa pagina: questo browser non ci permette di salvare le Sue risposte.",
    "notSaved": "Tenga aperta questa pagina: non è stato possibile salvare le Sue risposte su questo dispositivo.",
    "older": "Un messaggio con data {date} non è ancora stato inviato.",
    "olderMore": {
      "n": {
        "one": "E {n} altro.",
        "many": "E {n} di altri.",
        "other": "E altri {n}."
      }
    },
    "seeIt": "Vedi",
    "back": "Torna al modulo",
    "removed": "Eliminato.",
    "undo": "Annulla",
    "notSentSaved": "Non ancora inviato. Salvato su questo dispositivo.",
    "queued": "Il messaggio aspetta il suo turno.",
    "offline": "Connessione assente.",
    "silent": "Il servizio di posta usato da {maker} non risponde.",
    "busy": "Il servizio di posta usato da {maker} al momento non può accettare il messaggio.",
    "unclear": "Forse il messaggio è stato inviato: la risposta arrivata non veniva dal servizio di posta stesso.",
    "whenOnline": "Il messaggio partirà quando la connessione sarà tornata e questa pagina sarà aperta.",
    "nextTry": "Prossimo tentativo tra {time}, finché questa pagina è aperta.",
    "nextTryUnknown": "Riproviamo finché questa pagina è aperta.",
    "nextTryClosed": "Prossimo tentativo tra {time}.",
    "mayClose": "Può chiudere questa pagina; il browser invierà il messaggio più tardi.",
    "trying": "È in corso un tentativo. Aspettiamo l’esito.",
    "tryNow": "Prova ora",
    "tryAgain": "Riprova",
    "show": "Mostra le risposte",
    "hide": "Nascondi le risposte",
    "copy": "Copia",
    "copied": "Copiato",
    "download": "Scarica",
    "remove": "Elimina da questo dispositivo",
    "discard": "Elimina",
    "written": "Ha scritto questo messaggio in data {date}.",
    "sent": "Inviato",
    "receives": "{Maker} riceve il messaggio per e-mail. Riferimento {ref}, {time}.",
    "late": "Inviato ora; lo ha scritto in data {date}. Riferimento {ref}, {time}.",
    "repeated": "Forse è arrivato anche un tentativo precedente, con lo stesso riferimento: è possibile che {maker} lo veda due volte.",
    "another": "Nuovo messaggio",
    "notDelivered": "Non ancora consegnato",
    "refused": "Al momento {maker} non può ricevere questo modulo. Non dipende da Lei.",
    "notConnected": "Questo modulo non è ancora collegato a una casella di posta.",
    "blocked": "Questo modulo non può inviare questo messaggio.",
    "tooLarge": "Le Sue risposte sono troppo lunghe per essere inviate: {limit} al massimo in tutto. Accorci «{label}», poi riprovi.",
    "filesTooLarge": "I file sono troppo grandi per essere inviati. Ne scelga di più piccoli, poi riprovi.",
    "challenge": "Il servizio di posta usato da {maker} vuole prima sapere se il messaggio è stato scritto da una persona, e questo modulo non può mostrare la sua domanda.",
    "inVain": "Abbiamo provato per giorni, e il servizio di posta usato da {maker} non ha accettato il messaggio.",
    "perhaps": "Forse inviato: la risposta arrivata non veniva dal servizio di posta stesso, quindi non possiamo saperlo.",
    "probed": "Riproviamo di tanto in tanto finché questa pagina è aperta.",
    "reach": "Per contattare {maker} in un altro modo:",
    "ownMail": "Invia dalla mia e-mail",
    "reference": "Riferimento {ref}.",
    "forOwner": "Per chi gestisce il sito",
    "dropFile": "o lo trascini qui",
    "dropFiles": "o li trascini qui",
    "filesChosen": {
      "n": {
        "one": "{n} file, {size}",
        "many": "{n} di file, {size} in tutto",
        "other": "{n} file, {size} in tutto"
      }
    },
    "removeFile": "Rimuovi {file}",
    "fileUnreadable": "«{file}» non si può più leggere. Lo scelga di nuovo.",
    "fileBytes": "«{file}» è di {size}; il massimo è {limit}.",
    "filesBytes": "«{file}» è di {size}; tutti i file insieme possono arrivare a {limit}.",
    "count": {
      "limit": {
        "many": "«{file}» è un file di troppo; al massimo {limit} di file.",
        "other": "«{file}» è un file di troppo; al massimo {limit} file."
      }
    },
    "chooseAnother": "Ne scelga un altro.",
    "orWithout": "Ne scelga un altro o invii senza.",
    "noForm": "Questo modulo non può essere mostrato qui.",
    "noSending": "Questa pagina non permette al modulo di inviare.",
    "writeTo": "Contatti:"
  }
}
