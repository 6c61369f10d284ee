/** The words of the starts for contact. In German, by the English ones. */
export const contactWords: Readonly<Record<string, string>> = {
  // Contact form
  'Write to us': 'Schreiben Sie uns',
  'Your name': 'Ihr Name',
  'E-mail': 'E-Mail',
  Message: 'Nachricht',
  'Write your message': 'Schreiben Sie Ihre Nachricht',
  // Support
  'Get help': 'Hilfe bekommen',
  'Tell us what happened. We answer on the next working day.':
    'Sagen Sie uns, was passiert ist. Wir antworten am nächsten Werktag.',
  'We answer on the next working day.': 'Wir antworten am nächsten Werktag.',
  'What happened?': 'Was ist passiert?',
  'What you did, what you expected, and what came instead':
    'Was Sie getan haben, was Sie erwartet haben und was stattdessen kam',
  'How urgent is it?': 'Wie eilig ist es?',
  'I can go on': 'Ich kann weiterarbeiten',
  'It holds me up': 'Es hält mich auf',
  'Nothing works': 'Nichts geht mehr',
  'So that we can call you at once': 'Damit wir Sie gleich anrufen können',
  'A picture of it': 'Ein Bild davon',
  'Help: {{topic}} ({{urgency}})': 'Hilfe: {{topic}} ({{urgency}})',
  'Since when?': 'Seit wann?',
  // Newsletter
  'One letter a month': 'Ein Brief im Monat',
  'New pieces, open days and what went wrong in the kiln.': 'Neue Stücke, offene Tage und was im Ofen schiefging.',
  'The next letter comes at the beginning of the month.': 'Der nächste Brief kommt am Monatsanfang.',
  'What about?': 'Worüber?',
  Workshops: 'Werkstätten',
  'New pieces': 'Neue Stücke',
  'Behind the scenes': 'Hinter den Kulissen',
  'Write to me once a month. I can end it at any time.':
    'Schreiben Sie mir einmal im Monat. Ich kann es jederzeit beenden.',
  // Lost property
  'Lost something?': 'Etwas verloren?',
  'We keep what is found for three months, and write to you if it is yours.':
    'Gefundenes bewahren wir drei Monate auf und schreiben Ihnen, wenn es Ihres ist.',
  'We look for it, and write to you either way.': 'Wir suchen danach und schreiben Ihnen in jedem Fall.',
  'What did you lose?': 'Was haben Sie verloren?',
  'How would you know it?': 'Woran erkennen Sie es?',
  'Colour, make, what is in it': 'Farbe, Marke, was darin ist',
  'Where?': 'Wo?',
  'Lost: {{what}}': 'Verloren: {{what}}',
  'Between which days?': 'Zwischen welchen Tagen?',
}
