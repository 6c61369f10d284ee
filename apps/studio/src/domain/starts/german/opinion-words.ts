/** The words of the starts that ask for an opinion. In German, by the English ones. */
export const opinionWords: Readonly<Record<string, string>> = {
  // Feedback
  'How was it?': 'Wie war es?',
  'It takes one minute. You need not say who you are.': 'Es dauert eine Minute. Sie müssen nicht sagen, wer Sie sind.',
  'Send feedback': 'Rückmeldung senden',
  'Thank you. We read every answer.': 'Danke. Wir lesen jede Antwort.',
  'All in all': 'Alles in allem',
  'Very good': 'Sehr gut',
  'Not good': 'Nicht gut',
  'What should we keep?': 'Was sollen wir beibehalten?',
  'What should we change?': 'Was sollen wir ändern?',
  'Would you like an answer?': 'Möchten Sie eine Antwort?',
  'What went wrong?': 'Was ging schief?',
  'Feedback: {{overall}} of 5': 'Rückmeldung: {{overall}} von 5',
  // Recommendation
  'Would you recommend us?': 'Würden Sie uns empfehlen?',
  'A number and a reason. You need not say who you are.':
    'Eine Zahl und ein Grund. Sie müssen nicht sagen, wer Sie sind.',
  Send: 'Senden',
  'How likely are you to recommend us to a friend?': 'Wie wahrscheinlich empfehlen Sie uns Freunden?',
  'Why?': 'Warum?',
  'Recommended: {{likely}} of 10': 'Empfehlung: {{likely}} von 10',
  'For certain': 'Ganz sicher',
  'What would have to be better?': 'Was müsste besser sein?',
  'May we show your words on our site?': 'Dürfen wir Ihre Worte auf unserer Website zeigen?',
  // Petition
  'Keep the library open on Saturdays': 'Die Bücherei soll samstags offen bleiben',
  'We hand the names over to the council in June.': 'Im Juni übergeben wir die Namen dem Stadtrat.',
  Sign: 'Unterschreiben',
  'Thank you for your name.': 'Danke für Ihren Namen.',
  Town: 'Ort',
  'Why does it matter to you?': 'Warum liegt es Ihnen am Herzen?',
  'May we show your name?': 'Dürfen wir Ihren Namen zeigen?',
  'No, only count it': 'Nein, nur zählen',
  'Hand my name over to the council.': 'Übergeben Sie meinen Namen dem Stadtrat.',
  'Signed: {{full_name}}, {{town}}': 'Unterschrieben: {{full_name}}, {{town}}',
}
