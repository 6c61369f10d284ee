export const kindsText = {
  title: 'Jede Art von Feld',
  lead: 'So, wie Besucher es sehen. Probieren Sie jedes mit Maus, Finger und Tastatur: Nichts wird gesendet.',
  formTitle: 'Eines von jedem',
  picture: 'Drei Töpfe auf einem Tisch',
  check: 'Antworten prüfen',
  goesNowhere: 'Geht an niemanden: Die Antworten werden geprüft, mehr nicht.',
  state: 'Die Antworten',
  states: {
    empty: 'Leer',
    filled: 'Ausgefüllt',
    wrong: 'Mit Problemen',
    advised: 'Mit Rat',
    sending: 'Unterwegs',
  },
  dress: 'Die Felder',
  required: 'Pflicht',
  withHelp: 'Mit Hilfetext',
  help: 'Ein Wort zur Hilfe unter der Beschriftung.',
  dark: 'Dunkel',
  mirrored: 'Von rechts nach links',
  advised: (count: number): string =>
    `${count} Arten geben zu den Antworten unten einen Rat; die anderen nehmen keinen an.`,
  onlyDrawn: 'Gezeichnet wie, während eine Nachricht unterwegs ist. Es ist keine unterwegs.',
  unchecked: 'Noch nicht geprüft.',
  found: (count: number): string =>
    count === 0 ? 'Kein Problem gefunden.' : count === 1 ? 'Ein Problem.' : `${count} Probleme.`,
}
