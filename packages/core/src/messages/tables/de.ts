// Made of packages/core/locales/de.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "de",
  "messages": {
    "valueMissing": "Beantworten Sie diese Frage",
    "valueMissing.choice": "Wählen Sie eine Antwort aus",
    "valueMissing.checkboxes": "Wählen Sie mindestens eine Antwort aus",
    "valueMissing.consent": "Setzen Sie hier ein Häkchen, um fortzufahren",
    "valueMissing.file": "Wählen Sie eine Datei aus",
    "valueMissing.other": "Schreiben Sie neben „{option}“ Ihre Antwort",
    "typeMismatch": "Geben Sie eine Adresse ein, zum Beispiel {example}",
    "badInput": "Geben Sie eine Zahl in Ziffern ein, mit Punkt vor den Nachkommastellen, zum Beispiel {example}",
    "badInput.date": "Geben Sie bei „{label}“ ein Datum ein, das es gibt, zum Beispiel {example}",
    "tooShort": "Schreiben Sie mindestens {limit} Zeichen; bisher sind es {actual}",
    "tooLong": "Schreiben Sie höchstens {limit} Zeichen; jetzt sind es {actual}",
    "rangeUnderflow": "Geben Sie {limit} oder mehr ein",
    "rangeUnderflow.date": "Geben Sie den {limit} oder einen späteren Tag ein",
    "rangeOverflow": "Geben Sie {limit} oder weniger ein",
    "rangeOverflow.date": "Geben Sie den {limit} oder einen früheren Tag ein",
    "stepMismatch": "Geben Sie eine Zahl in Schritten von {limit} ein",
    "stepMismatch.whole": "Geben Sie eine ganze Zahl ein",
    "stepMismatch.date": {
      "limit": {
        "one": "Geben Sie ein Datum in Schritten von {limit} Tag ein",
        "other": "Geben Sie ein Datum in Schritten von {limit} Tagen ein"
      }
    },
    "patternMismatch": "Verwenden Sie das verlangte Format",
    "patternMismatch.help": "Verwenden Sie dieses Format: {help}",
    "notAnOption": "Wählen Sie etwas aus der Liste",
    "tooFew": "Wählen Sie mindestens {limit} aus",
    "tooMany": "Wählen Sie höchstens {limit} aus",
    "tooFewWords": {
      "limit": {
        "one": "Schreiben Sie mindestens {limit} Wort; bisher sind es {actual}",
        "other": "Schreiben Sie mindestens {limit} Wörter; bisher sind es {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Schreiben Sie höchstens {limit} Wort; jetzt sind es {actual}",
        "other": "Schreiben Sie höchstens {limit} Wörter; jetzt sind es {actual}"
      }
    },
    "notLetters": "Verwenden Sie nur Buchstaben",
    "linkFound": "Schreiben Sie das ohne Links",
    "domainMismatch": "Verwenden Sie eine Adresse, die auf {domains} endet",
    "notListed": "Diese Antwort gehört nicht zu den angenommenen; prüfen Sie, wie sie geschrieben ist",
    "notSame": "Geben Sie dieselbe Antwort wie bei „{other}“",
    "sameAsOther": "Geben Sie eine andere Antwort als bei „{other}“",
    "sumTooLow": "Zusammen mit „{other}“ muss es mindestens {limit} sein; jetzt ist es {actual}",
    "sumTooHigh": "Zusammen mit „{other}“ darf es höchstens {limit} sein; jetzt ist es {actual}",
    "dayExcluded": "Wählen Sie einen anderen Tag: Der {day} steht nicht zur Wahl",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Wählen Sie einen anderen Tag: Montage stehen nicht zur Wahl",
        "tuesday": "Wählen Sie einen anderen Tag: Dienstage stehen nicht zur Wahl",
        "wednesday": "Wählen Sie einen anderen Tag: Mittwoche stehen nicht zur Wahl",
        "thursday": "Wählen Sie einen anderen Tag: Donnerstage stehen nicht zur Wahl",
        "friday": "Wählen Sie einen anderen Tag: Freitage stehen nicht zur Wahl",
        "saturday": "Wählen Sie einen anderen Tag: Samstage stehen nicht zur Wahl",
        "other": "Wählen Sie einen anderen Tag: Sonntage stehen nicht zur Wahl"
      }
    },
    "fileTooLarge": "Wählen Sie Dateien von höchstens {limit} aus",
    "fileTooLarge.file": "Wählen Sie Dateien von höchstens {limit} aus; „{file}“ ist {actual} groß",
    "fileTypeMismatch": "Wählen Sie Dateien dieser Art aus: {kinds}",
    "fileKind.image": "Bilder",
    "fileKind.audio": "Tonaufnahmen",
    "fileKind.video": "Videos",
    "otherAnswer": "{label}: Ihre Antwort",
    "next": "Weiter",
    "nextPage": "Weiter: {label}",
    "previous": "Zurück",
    "step": "Schritt {n} von {limit}",
    "draftKept": "Wir haben aufbewahrt, was Sie am {date} geschrieben haben.",
    "startOver": "Von vorn beginnen",
    "draftUnfit": "Das Formular ist seither geändert worden. Das hat darin keinen Platz mehr:",
    "draftNotKept": "Dieser Browser bewahrt nicht auf, was hier steht: Es geht verloren, wenn diese Seite vor dem Senden geschlossen wird.",
    "saveDraft": "Als Datei speichern",
    "openDraft": "Datei öffnen",
    "notADraft": "„{file}“ wurde nicht aus diesem Formular gespeichert.",
    "goOn": "Weiter zu {address}",
    "owner": "die Leitung dieser Website",
    "marked": "Fragen mit * müssen beantwortet werden.",
    "goesTo": "Geht per E-Mail an {maker}.",
    "choose": "Auswählen …",
    "send": "Senden",
    "sending": "Sendet …",
    "notSent": "Noch nicht gesendet",
    "notLoaded": "Senden Sie noch einmal. Wenn das nicht hilft, kopieren Sie Ihre Antworten und laden Sie diese Seite neu.",
    "problems": {
      "n": {
        "one": "Es gibt ein Problem",
        "other": "Es gibt {n} Probleme"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Wird noch gesendet.",
    "didYouMean": "Meinten Sie {address}?",
    "saved": "Ihre Antworten sind auf diesem Gerät gespeichert.",
    "nearlySaved": "Ihre Antworten sind auf diesem Gerät; fällt in den nächsten Augenblicken der Strom aus, könnten sie noch verloren gehen.",
    "onPage": "Lassen Sie diese Seite offen: Ihre Antworten stehen hier und sonst nirgends.",
    "unwanted": "Lassen Sie diese Seite offen: Dieses Formular speichert nichts auf diesem Gerät.",
    "noRoom": "Lassen Sie diese Seite offen: Auf diesem Gerät ist kein Platz mehr, um Ihre Antworten zu speichern.",
    "notAllowed": "Lassen Sie diese Seite offen: Dieser Browser lässt uns Ihre Antworten nicht speichern.",
    "notSaved": "Lassen Sie diese Seite offen: Ihre Antworten konnten auf diesem Gerät nicht gespeichert werden.",
    "older": "Eine Nachricht vom {date} ist noch nicht gesendet.",
    "olderMore": "Und {n} weitere.",
    "seeIt": "Ansehen",
    "back": "Zurück zum Formular",
    "removed": "Gelöscht.",
    "undo": "Rückgängig",
    "notSentSaved": "Noch nicht gesendet. Auf diesem Gerät gespeichert.",
    "queued": "Die Nachricht wartet, bis sie an der Reihe ist.",
    "offline": "Sie sind offline.",
    "silent": "Der Maildienst, den {maker} nutzt, antwortet nicht.",
    "busy": "Der Maildienst, den {maker} nutzt, kann die Nachricht gerade nicht annehmen.",
    "unclear": "Die Nachricht ist vielleicht gesendet: Die Antwort, die kam, stammte nicht vom Maildienst selbst.",
    "whenOnline": "Die Nachricht wird gesendet, sobald Sie wieder online sind und diese Seite offen ist.",
    "nextTry": "Nächster Versuch in {time}, solange diese Seite offen ist.",
    "nextTryUnknown": "Wir versuchen es wieder, solange diese Seite offen ist.",
    "nextTryClosed": "Nächster Versuch in {time}.",
    "mayClose": "Sie können diese Seite schließen; Ihr Browser sendet die Nachricht später.",
    "trying": "Ein Versuch läuft. Wir warten ab, was dabei herauskommt.",
    "tryNow": "Jetzt senden",
    "tryAgain": "Neu versuchen",
    "show": "Meine Antworten zeigen",
    "hide": "Meine Antworten verbergen",
    "copy": "Kopieren",
    "copied": "Kopiert",
    "download": "Download",
    "remove": "Von diesem Gerät löschen",
    "discard": "Löschen",
    "written": "Sie haben diese Nachricht am {date} geschrieben.",
    "sent": "Gesendet",
    "receives": "{Maker} erhält die Nachricht per E-Mail. Referenz {ref}, {time}.",
    "late": "Jetzt gesendet; Sie haben die Nachricht am {date} geschrieben. Referenz {ref}, {time}.",
    "repeated": "Ein früherer Versuch ist vielleicht auch angekommen, unter derselben Referenz; {maker} sieht die Nachricht dann womöglich zweimal.",
    "another": "Noch etwas senden",
    "notDelivered": "Noch nicht zugestellt",
    "refused": "{Maker} kann dieses Formular zurzeit nicht empfangen. Das liegt nicht an Ihnen.",
    "notConnected": "Dieses Formular ist noch mit keinem Postfach verbunden.",
    "blocked": "Dieses Formular kann diese Nachricht nicht senden.",
    "tooLarge": "Ihre Antworten sind zu lang zum Senden: alle zusammen höchstens {limit}. Kürzen Sie „{label}“ und versuchen Sie es dann noch einmal.",
    "filesTooLarge": "Die Dateien sind zu groß zum Senden. Wählen Sie kleinere und versuchen Sie es dann noch einmal.",
    "challenge": "Der Maildienst, den {maker} nutzt, will erst wissen, ob ein Mensch dies geschrieben hat, und dieses Formular kann die Frage dazu nicht zeigen.",
    "inVain": "Wir haben es tagelang versucht, und der Maildienst, den {maker} nutzt, hat die Nachricht nicht angenommen.",
    "perhaps": "Vielleicht gesendet: Die Antwort, die kam, stammte nicht vom Maildienst selbst; deshalb wissen wir es nicht.",
    "probed": "Wir versuchen es von Zeit zu Zeit wieder, solange diese Seite offen ist.",
    "reach": "So erreichen Sie {maker} auf anderem Weg:",
    "ownMail": "Mit eigener E-Mail senden",
    "reference": "Referenz {ref}.",
    "forOwner": "Für die Leitung dieser Website",
    "dropFile": "oder hier ablegen",
    "dropFiles": "oder hier ablegen",
    "filesChosen": {
      "n": {
        "one": "{n} Datei, {size}",
        "other": "{n} Dateien, zusammen {size}"
      }
    },
    "removeFile": "{file} entfernen",
    "fileUnreadable": "„{file}“ lässt sich nicht mehr lesen. Wählen Sie die Datei noch einmal aus.",
    "fileBytes": "„{file}“ ist {size} groß; höchstens {limit} sind möglich.",
    "filesBytes": "„{file}“ ist {size} groß; alle Dateien zusammen dürfen {limit} groß sein.",
    "count": {
      "limit": {
        "one": "Mit „{file}“ ist es eine Datei zu viel; höchstens {limit} Datei.",
        "other": "Mit „{file}“ ist es eine Datei zu viel; höchstens {limit} Dateien."
      }
    },
    "chooseAnother": "Wählen Sie eine andere.",
    "orWithout": "Wählen Sie eine andere oder senden Sie ohne diese Datei.",
    "noForm": "Dieses Formular kann hier nicht gezeigt werden.",
    "noSending": "Diese Seite lässt das Formular nicht senden.",
    "writeTo": "Kontakt:"
  }
}
