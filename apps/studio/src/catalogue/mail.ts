/** The words around a mail, wherever one is shown. */
export const mailText = {
  subject: 'Subject',
  noSubject: '(no subject)',
  from: 'From',
  to: 'To',
  replyTo: 'Reply to',
  attached: 'Attached',
  frame: (subject: string): string => `The mail “${subject}”`,
} as const

/** The words of the place Messages. */
export const messagesText = {
  title: 'Messages',
  views: { 'test-inbox': 'Test inbox', practice: 'Practice' },
  list: 'Mail, newest first',
  counts: (waiting: number, failed: number): string => `${waiting} waiting, ${failed} failed`,
  lastAnswer: (words: string): string => `The mail server said: ${words}`,
  note: 'Test mail arrives here and goes nowhere else.',
  practiceNote: 'Practice mail is kept in this browser and goes nowhere else.',
  empty: {
    'test-inbox':
      'No mail yet. Send any form that uses the test inbox; it arrives here in a second and goes nowhere else.',
    practice: 'No mail yet. Send any form that uses practice; it arrives here at once and goes nowhere else.',
  },
  tryForm: 'Try a form',
  unreachable: 'The test inbox does not answer. Is Letterslot still running on this computer?',
  refused: (words: string): string => `The test inbox cannot be looked into. It answered: ${words}`,
  tryAgain: 'Try again',
  choose: 'Choose a mail to read it.',
  opening: 'Opening the mail',
  gone: 'This mail is not here any more.',
  unreadable: 'The test inbox does not answer, so this mail cannot be read now.',
  parts: 'Parts of the mail',
  part: { html: 'HTML', text: 'Text' },
  downloadSource: 'Download the source',
  back: 'All mail',
} as const
