/** The words of fields that are often asked for together, in the line that inserts them. */
export const readyText = {
  title: 'Fertige Fragen',
  added: (name: string, position: number, count: number): string =>
    `„${name}“ hinzugefügt, ab Platz ${position} von ${count}`,
  questions: {
    ratingAndWhy: {
      name: 'Bewertung mit Grund',
      about: 'Sterne; bei dreien oder weniger, was besser sein könnte',
      keywords: 'sterne rückmeldung meinung feedback note',
    },
    recommendAndWhy: {
      name: 'Empfehlung mit Grund',
      about: '0 bis 10, dann der Grund',
      keywords: 'nps weiterempfehlen wahrscheinlich feedback',
    },
    nameAndEmail: { name: 'Name und E-Mail', about: 'Nebeneinander', keywords: 'kontakt person wer adresse mail' },
    dayAndTime: {
      name: 'Tag und Uhrzeit',
      about: 'Nebeneinander, ab heute',
      keywords: 'datum termin buchung wann',
    },
    fromUntil: {
      name: 'Von wann bis wann',
      about: 'Zwei Zeiten, die zweite nicht vor der ersten',
      keywords: 'uhrzeit stunden schicht dauer zeitraum',
    },
    needAndWhich: {
      name: 'Ein Bedarf, und welcher',
      about: 'Ja oder nein; nach Ja, was es ist',
      keywords: 'allergie diät zugang hilfe besonderes',
    },
    foundUs: {
      name: 'Wie man Sie fand',
      about: 'Eines von mehreren, oder etwas anderes in Worten',
      keywords: 'quelle werbung weg gehört gefunden',
    },
  },
}
