export const sectionsText = {
  title: 'Titel',
  text: 'Worte unter dem Titel',
  fields: (count: number): string =>
    count === 0
      ? 'Noch steht kein Feld darin: Was dahinter kommt, gehört dazu.'
      : count === 1
        ? '1 Feld steht darin, bis zum nächsten Abschnitt oder zum Ende der Seite.'
        : `${count} Felder stehen darin, bis zum nächsten Abschnitt oder zum Ende der Seite.`,
  select: 'Mit seinen Feldern auswählen',
  remove: 'Mit seinen Feldern löschen',
  selectCalled: (title: string): string => `„${title}“ mit seinen Feldern auswählen`,
  removeCalled: (title: string): string => `„${title}“ mit seinen Feldern löschen`,
  stay: (removed: string, count: number): string =>
    count === 0 ? removed : count === 1 ? `${removed}; sein Feld bleibt` : `${removed}; seine ${count} Felder bleiben`,
  shown: {
    when: 'Den Abschnitt nur zeigen, wenn',
    described: (condition: string): string => `Mit seinen Feldern sichtbar, wenn gilt: ${condition}`,
    drop: 'Immer zeigen',
    none: 'Immer sichtbar.',
    noneAlone: 'Immer sichtbar. Mit einem Feld davor kann der Abschnitt von dessen Antwort abhängen.',
    note: 'Solange er verborgen ist, werden seine Felder weder geprüft noch gesendet.',
  },
  within: {
    none: 'Sichtbar, wenn sein Abschnitt es ist.',
    drop: 'Zeigen, wenn sein Abschnitt sichtbar ist',
    told: (section: string, condition: string): string =>
      `Sein Abschnitt ${section} ist sichtbar, wenn gilt: ${condition}.`,
    hidden: 'Dieses Feld ist verborgen, weil sein Abschnitt es ist.',
  },
  tried: {
    shown: 'Dieser Abschnitt ist sichtbar, mit seinen Feldern.',
    hidden: (lines: readonly number[]): string =>
      lines.length === 0
        ? 'Dieser Abschnitt ist verborgen, mit seinen Feldern.'
        : `Dieser Abschnitt ist verborgen, mit seinen Feldern, wegen ${lines.length === 1 ? 'Zeile' : 'der Zeilen'} ${lines.join(', ')}.`,
  },
  notShownThen: (shown: string): string =>
    `Dann ist der Abschnitt des Feldes nicht sichtbar. Sichtbar ist er, wenn gilt: ${shown}.`,
}
