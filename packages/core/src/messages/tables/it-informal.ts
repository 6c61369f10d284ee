// Made of packages/core/locales/it.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './it.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Rispondi a questa domanda",
  "valueMissing.choice": "Scegli un’opzione",
  "valueMissing.checkboxes": "Scegli almeno un’opzione",
  "valueMissing.consent": "Spunta questa casella per continuare",
  "valueMissing.matrix": "Rispondi in ogni riga",
  "valueMissing.file": "Scegli un file",
  "valueMissing.other": "Scrivi la tua risposta accanto a «{option}»",
  "valueMissing.others": "Rispondi a questa domanda o a «{other}»",
  "typeMismatch": "Inserisci un indirizzo, per esempio {example}",
  "badInput": "Inserisci un numero in cifre, con il punto per i decimali, per esempio {example}",
  "tooShort": {
    "limit": {
      "one": "Scrivi almeno {limit} carattere; ora sono {actual}",
      "many": "Scrivi almeno {limit} di caratteri; ora sono {actual}",
      "other": "Scrivi almeno {limit} caratteri; ora sono {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Scrivi al massimo {limit} carattere; ora sono {actual}",
      "many": "Scrivi al massimo {limit} di caratteri; ora sono {actual}",
      "other": "Scrivi al massimo {limit} caratteri; ora sono {actual}"
    }
  },
  "rangeUnderflow": "Inserisci {limit} o più",
  "rangeUnderflow.date": "Inserisci {limit} o una data successiva",
  "rangeUnderflow.time": "Inserisci {limit} o un orario successivo",
  "rangeOverflow": "Inserisci {limit} o meno",
  "rangeOverflow.date": "Inserisci {limit} o una data precedente",
  "rangeOverflow.time": "Inserisci {limit} o un orario precedente",
  "stepMismatch": "Inserisci un numero a intervalli di {limit}",
  "stepMismatch.whole": "Inserisci un numero intero",
  "stepMismatch.date": {
    "limit": {
      "one": "Inserisci una data a intervalli di {limit} giorno",
      "many": "Inserisci una data a intervalli di {limit} di giorni",
      "other": "Inserisci una data a intervalli di {limit} giorni"
    }
  },
  "patternMismatch": "Usa il formato richiesto",
  "patternMismatch.help": "Usa questo formato: {help}",
  "notAnOption": "Scegli dall’elenco",
  "tooFew": "Scegline almeno {limit}",
  "tooMany": "Scegline al massimo {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Scrivi almeno {limit} parola; ora sono {actual}",
      "many": "Scrivi almeno {limit} di parole; ora sono {actual}",
      "other": "Scrivi almeno {limit} parole; ora sono {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Scrivi al massimo {limit} parola; ora sono {actual}",
      "many": "Scrivi al massimo {limit} di parole; ora sono {actual}",
      "other": "Scrivi al massimo {limit} parole; ora sono {actual}"
    }
  },
  "notLetters": "Usa solo lettere",
  "linkFound": "Scrivilo senza link",
  "domainMismatch": "Usa un indirizzo che termini con {domains}",
  "notListed": "Questa risposta non è tra quelle accettate; controlla come è scritta",
  "notSame": "Dai la stessa risposta che in «{other}»",
  "sameAsOther": "Dai una risposta diversa da quella in «{other}»",
  "dayExcluded": "Scegli un altro giorno: il giorno {day} non è disponibile",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Scegli un altro giorno: i lunedì non sono disponibili",
      "tuesday": "Scegli un altro giorno: i martedì non sono disponibili",
      "wednesday": "Scegli un altro giorno: i mercoledì non sono disponibili",
      "thursday": "Scegli un altro giorno: i giovedì non sono disponibili",
      "friday": "Scegli un altro giorno: i venerdì non sono disponibili",
      "saturday": "Scegli un altro giorno: i sabati non sono disponibili",
      "other": "Scegli un altro giorno: le domeniche non sono disponibili"
    }
  },
  "fileTooLarge": "Scegli file di {limit} al massimo",
  "fileTooLarge.file": "Scegli file di {limit} al massimo; «{file}» è di {actual}",
  "fileTypeMismatch": "Scegli file di questi tipi: {kinds}",
  "otherAnswer": "{label}: la tua risposta",
  "draftKept": "Abbiamo conservato ciò che hai scritto in data {date}.",
  "notLoaded": "Invia di nuovo. Se non basta, copia le tue risposte e ricarica questa pagina.",
  "didYouMean": "Intendevi {address}?",
  "saved": "Le tue risposte sono salvate su questo dispositivo.",
  "nearlySaved": "Le tue risposte sono su questo dispositivo; se manca la corrente nei prossimi istanti, potrebbero ancora andare perse.",
  "onPage": "Tieni aperta questa pagina: le tue risposte sono qui e da nessun’altra parte.",
  "unwanted": "Tieni aperta questa pagina: questo modulo non conserva nulla su questo dispositivo.",
  "noRoom": "Tieni aperta questa pagina: su questo dispositivo non c’è più spazio per salvare le tue risposte.",
  "notAllowed": "Tieni aperta questa pagina: questo browser non ci permette di salvare le tue risposte.",
  "notSaved": "Tieni aperta questa pagina: non è stato possibile salvare le tue risposte su questo dispositivo.",
  "mayClose": "Puoi chiudere questa pagina; il browser invierà il messaggio più tardi.",
  "written": "Hai scritto questo messaggio in data {date}.",
  "late": "Inviato ora; lo hai scritto in data {date}. Riferimento {ref}, {time}.",
  "refused": "Al momento {maker} non può ricevere questo modulo. Non dipende da te.",
  "tooLarge": "Le tue risposte sono troppo lunghe per essere inviate: {limit} al massimo in tutto. Accorcia «{label}», poi riprova.",
  "filesTooLarge": "I file sono troppo grandi per essere inviati. Scegline di più piccoli, poi riprova.",
  "dropFile": "o trascinalo qui",
  "dropFiles": "o trascinali qui",
  "fileUnreadable": "«{file}» non si può più leggere. Sceglilo di nuovo.",
  "chooseAnother": "Scegline un altro.",
  "orWithout": "Scegline un altro o invia senza."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
