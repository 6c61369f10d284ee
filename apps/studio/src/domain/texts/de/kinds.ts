export const kindsText = {
  title: 'Jede Art von Feld',
  lead: 'So, wie Besucher es sehen. Probieren Sie jedes mit Maus, Finger und Tastatur: Nichts wird gesendet.',
  formTitle: 'Eines von jedem',
  picture: 'Drei Töpfe auf einem Tisch',
  check: 'Antworten prüfen',
  goesNowhere: 'Geht an niemanden: Die Antworten werden geprüft, mehr nicht.',
  state: 'Die Antworten',
  states: { empty: 'Leer', filled: 'Ausgefüllt', wrong: 'Mit Problemen' },
  unchecked: 'Noch nicht geprüft.',
  found: (count: number): string =>
    count === 0 ? 'Kein Problem gefunden.' : count === 1 ? 'Ein Problem.' : `${count} Probleme.`,
}
