import { contactWords } from './german/contact-words.ts'
import { eventWords } from './german/event-words.ts'
import { opinionWords } from './german/opinion-words.ts'
import { orderWords } from './german/order-words.ts'
import { workWords } from './german/work-words.ts'

/** The words of the starts, and of new fields, in German, by the English ones. */
export const germanWords: Readonly<Record<string, string>> = {
  'Untitled form': 'Formular ohne Titel',
  // New fields
  'Your question': 'Ihre Frage',
  'What happens next': 'Wie es weitergeht',
  'Thank you.': 'Vielen Dank.',
  'Go on': 'Weiter',
  'Your message': 'Ihre Nachricht',
  'Your website': 'Ihre Website',
  'Your address': 'Ihre Anschrift',
  'Your file': 'Ihre Datei',
  'Your signature': 'Ihre Unterschrift',
  'Choose one': 'Wählen Sie eines',
  'Choose any': 'Wählen Sie beliebig viele',
  'First choice': 'Erste Möglichkeit',
  'Second choice': 'Zweite Möglichkeit',
  Choice: 'Möglichkeit',
  Other: 'Sonstiges',
  'Another answer': 'Eine andere Antwort',
  'I agree': 'Ich stimme zu',
  'Yes or no?': 'Ja oder nein?',
  'How much?': 'Wie viel?',
  'Which day?': 'Welcher Tag?',
  'At what time?': 'Um wie viel Uhr?',
  'When?': 'Wann?',
  'From when to when?': 'Von wann bis wann?',
  'Which country?': 'Welches Land?',
  Picture: 'Bild',
  'How often?': 'Wie oft?',
  'First question': 'Erste Frage',
  'Second question': 'Zweite Frage',
  Question: 'Frage',
  Never: 'Nie',
  Sometimes: 'Manchmal',
  Often: 'Oft',
  'In which order?': 'In welcher Reihenfolge?',
  'Who comes with you?': 'Wer kommt mit Ihnen?',
  person: 'Person',
  Age: 'Alter',
  Total: 'Summe',
  'Not at all': 'Gar nicht',
  Surely: 'Ganz sicher',
  'A few words': 'Ein paar Worte',
  'A part of this page': 'Ein Teil dieser Seite',
  'The vans leave at five in the morning.': 'Die Wagen fahren um fünf Uhr morgens los.',
  'Your application': 'Ihre Bewerbung',
  Today: 'Heute',
  'Until now': 'Bisher',
  'Hidden value': 'Verborgener Wert',
  'Tell people what they should know before they answer.': 'Sagen Sie, was man wissen sollte, bevor man antwortet.',
  ...contactWords,
  ...eventWords,
  ...orderWords,
  ...opinionWords,
  ...workWords,
}

/** Words of these that German has too. */
export const sameInGerman: readonly string[] = [
  ...[
    'Name',
    'Vegan',
    'T-shirt',
    'S',
    'M',
    'L',
    'XL',
    'Diabetes',
    'Asthma',
    'Newsletter: {{email}}',
    '{{full_name}}: {{coming}}',
  ],
  // What is sent, and no word.
  ...['yes', 'no', '1'],
]
