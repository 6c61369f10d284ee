export const startText = {
  blank: { name: 'Leer', summary: 'Von der ersten Frage an Ihre eigenen' },
  contact: { name: 'Kontaktformular', summary: 'Name, E-Mail und eine Nachricht' },
  order: { name: 'Bestellung', summary: 'Was, wie viel, abgeholt oder geschickt, und was es kostet' },
  appointment: { name: 'Terminanfrage', summary: 'Ein Tag, eine Tageszeit und der Weg für die Antwort' },
  event: { name: 'Anmeldung', summary: 'Wer kommt, mit wem, wozu, und was es kostet' },
  rsvp: { name: 'Zusage', summary: 'Ja oder nein; wer noch kommt, und was sie essen' },
  quote: { name: 'Angebot', summary: 'Was gewünscht ist, wie viel davon, bis wann' },
  recommendation: { name: 'Würden Sie uns empfehlen?', summary: 'Null bis zehn, und warum' },
  support: { name: 'Hilfe anfragen', summary: 'Was geschah, wie dringend, ein Bild davon' },
  jobApplication: { name: 'Bewerbung', summary: 'Zwei Seiten, mit Lebenslauf' },
  volunteer: { name: 'Ehrenamt', summary: 'Welche Schichten, welche Aufgaben, wie viele Stunden' },
  newsletter: { name: 'Rundbrief', summary: 'Eine Adresse, Themen und eine Einwilligung' },
  schoolTrip: { name: 'Klassenfahrt', summary: 'Ein Kind, zwei Kontakte und die Einwilligung der Eltern' },
  medicalHistory: { name: 'Anamnese', summary: 'Was eine Praxis vor dem ersten Besuch fragt' },
  lostProperty: { name: 'Fundsachen', summary: 'Was, wo, wann, und ein Bild' },
  petition: { name: 'Unterschriftenliste', summary: 'Ein Name, ein Ort und eine Unterschrift' },
  feedback: { name: 'Feedback', summary: 'Sterne und ein paar Worte, ohne Namen' },
}

export const starterMailText = {
  reply: (address: string): string => `Antworten Sie auf diese E-Mail, und Ihre Antwort geht an ${address}.`,
}
