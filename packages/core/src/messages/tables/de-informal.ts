// Made of packages/core/locales/de.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './de.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Beantworte diese Frage",
  "valueMissing.choice": "Wähle eine Antwort aus",
  "valueMissing.checkboxes": "Wähle mindestens eine Antwort aus",
  "valueMissing.consent": "Setze hier ein Häkchen, um fortzufahren",
  "valueMissing.matrix": "Antworte in jeder Zeile",
  "valueMissing.file": "Wähle eine Datei aus",
  "valueMissing.other": "Schreib neben „{option}“ deine Antwort",
  "valueMissing.others": "Beantworte diese Frage oder „{other}“",
  "typeMismatch": "Gib eine Adresse ein, zum Beispiel {example}",
  "badInput": "Gib eine Zahl in Ziffern ein, mit Punkt vor den Nachkommastellen, zum Beispiel {example}",
  "badInput.date": "Gib bei „{label}“ ein Datum ein, das es gibt, zum Beispiel {example}",
  "tooShort": "Schreib mindestens {limit} Zeichen; bisher sind es {actual}",
  "tooLong": "Schreib höchstens {limit} Zeichen; jetzt sind es {actual}",
  "rangeUnderflow": "Gib {limit} oder mehr ein",
  "rangeUnderflow.date": "Gib den {limit} oder einen späteren Tag ein",
  "rangeUnderflow.time": "Gib {limit} oder eine spätere Uhrzeit ein",
  "rangeOverflow": "Gib {limit} oder weniger ein",
  "rangeOverflow.date": "Gib den {limit} oder einen früheren Tag ein",
  "rangeOverflow.time": "Gib {limit} oder eine frühere Uhrzeit ein",
  "stepMismatch": "Gib eine Zahl in Schritten von {limit} ein",
  "stepMismatch.whole": "Gib eine ganze Zahl ein",
  "stepMismatch.date": {
    "limit": {
      "one": "Gib ein Datum in Schritten von {limit} Tag ein",
      "other": "Gib ein Datum in Schritten von {limit} Tagen ein"
    }
  },
  "patternMismatch": "Verwende das verlangte Format",
  "patternMismatch.help": "Verwende dieses Format: {help}",
  "notAnOption": "Wähle etwas aus der Liste",
  "tooFew": "Wähle mindestens {limit} aus",
  "tooMany": "Wähle höchstens {limit} aus",
  "tooFewWords": {
    "limit": {
      "one": "Schreib mindestens {limit} Wort; bisher sind es {actual}",
      "other": "Schreib mindestens {limit} Wörter; bisher sind es {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Schreib höchstens {limit} Wort; jetzt sind es {actual}",
      "other": "Schreib höchstens {limit} Wörter; jetzt sind es {actual}"
    }
  },
  "notLetters": "Verwende nur Buchstaben",
  "linkFound": "Schreib das ohne Links",
  "domainMismatch": "Verwende eine Adresse, die auf {domains} endet",
  "notListed": "Diese Antwort gehört nicht zu den angenommenen; prüf, wie sie geschrieben ist",
  "notSame": "Gib dieselbe Antwort wie bei „{other}“",
  "sameAsOther": "Gib eine andere Antwort als bei „{other}“",
  "dayExcluded": "Wähle einen anderen Tag: Der {day} steht nicht zur Wahl",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Wähle einen anderen Tag: Montage stehen nicht zur Wahl",
      "tuesday": "Wähle einen anderen Tag: Dienstage stehen nicht zur Wahl",
      "wednesday": "Wähle einen anderen Tag: Mittwoche stehen nicht zur Wahl",
      "thursday": "Wähle einen anderen Tag: Donnerstage stehen nicht zur Wahl",
      "friday": "Wähle einen anderen Tag: Freitage stehen nicht zur Wahl",
      "saturday": "Wähle einen anderen Tag: Samstage stehen nicht zur Wahl",
      "other": "Wähle einen anderen Tag: Sonntage stehen nicht zur Wahl"
    }
  },
  "fileTooLarge": "Wähle Dateien von höchstens {limit} aus",
  "fileTooLarge.file": "Wähle Dateien von höchstens {limit} aus; „{file}“ ist {actual} groß",
  "fileTypeMismatch": "Wähle Dateien dieser Art aus: {kinds}",
  "otherAnswer": "{label}: deine Antwort",
  "draftKept": "Wir haben aufbewahrt, was du am {date} geschrieben hast.",
  "notLoaded": "Sende noch einmal. Wenn das nicht hilft, kopiere deine Antworten und lade diese Seite neu.",
  "didYouMean": "Meintest du {address}?",
  "saved": "Deine Antworten sind auf diesem Gerät gespeichert.",
  "nearlySaved": "Deine Antworten sind auf diesem Gerät; fällt in den nächsten Augenblicken der Strom aus, könnten sie noch verloren gehen.",
  "onPage": "Lass diese Seite offen: Deine Antworten stehen hier und sonst nirgends.",
  "unwanted": "Lass diese Seite offen: Dieses Formular speichert nichts auf diesem Gerät.",
  "noRoom": "Lass diese Seite offen: Auf diesem Gerät ist kein Platz mehr, um deine Antworten zu speichern.",
  "notAllowed": "Lass diese Seite offen: Dieser Browser lässt uns deine Antworten nicht speichern.",
  "notSaved": "Lass diese Seite offen: Deine Antworten konnten auf diesem Gerät nicht gespeichert werden.",
  "offline": "Du bist offline.",
  "whenOnline": "Die Nachricht wird gesendet, sobald du wieder online bist und diese Seite offen ist.",
  "mayClose": "Du kannst diese Seite schließen; dein Browser sendet die Nachricht später.",
  "written": "Du hast diese Nachricht am {date} geschrieben.",
  "late": "Jetzt gesendet; du hast die Nachricht am {date} geschrieben. Referenz {ref}, {time}.",
  "refused": "{Maker} kann dieses Formular zurzeit nicht empfangen. Das liegt nicht an dir.",
  "tooLarge": "Deine Antworten sind zu lang zum Senden: alle zusammen höchstens {limit}. Kürze „{label}“ und versuche es dann noch einmal.",
  "filesTooLarge": "Die Dateien sind zu groß zum Senden. Wähle kleinere und versuche es dann noch einmal.",
  "reach": "So erreichst du {maker} auf anderem Weg:",
  "fileUnreadable": "„{file}“ lässt sich nicht mehr lesen. Wähle die Datei noch einmal aus.",
  "chooseAnother": "Wähle eine andere.",
  "orWithout": "Wähle eine andere oder sende ohne diese Datei."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
