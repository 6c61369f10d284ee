export const startText = {
  blank: { name: 'Leer', summary: 'Von der ersten Frage an Ihre eigenen' },
  contact: { name: 'Kontaktformular', summary: 'Name, E-Mail und eine Nachricht' },
  order: { name: 'Bestellung', summary: 'Was, wie viel, abgeholt oder geschickt' },
  appointment: { name: 'Terminanfrage', summary: 'Ein Tag, eine Tageszeit und der Weg für die Antwort' },
  event: { name: 'Anmeldung', summary: 'Wer kommt, mit wie vielen, an welchem Tag' },
  rsvp: { name: 'Zusage', summary: 'Ja oder nein, für wie viele, und was sie essen' },
  feedback: { name: 'Feedback', summary: 'Drei Fragen, eine Minute, ohne Namen' },
}
