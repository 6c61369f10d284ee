export const buildText = {
  palette: 'Felder zum Hinzufügen',
  selection: 'Das Ausgewählte',
  addField: 'Feld hinzufügen',
  changeField: 'Feld ändern',
  changeForm: 'Formular ändern',
  theForm: 'Das Formular',
  late: 'Das ist noch unterwegs. Wenn es nicht kommt, laden Sie die Seite neu.',
  find: 'Feld suchen',
  notFound: (query: string): string => `Kein Feld heißt „${query}“.`,
  canvas: 'Formular',
  formCover: (title: string): string => `Das Formular: ${title}`,
  orPress: 'oder Taste',
  empty: 'Stellen Sie die erste Frage.',
  emptyWide: 'Stellen Sie die erste Frage. Drücken Sie\u00a0/ oder wählen Sie links ein Feld.',
  hint: 'Tippen ändert die Beschriftung. Die Taste / fügt ein Feld hinzu.',
  closeHint: 'Hinweis schließen',
  heading: 'Überschrift des Formulars',
  headingPlaceholder: 'Titel',
  description: 'Text unter der Überschrift',
  descriptionPlaceholder: 'Beschreibung',
  label: 'Beschriftung',
  toolbar: 'Feld',
  duplicate: 'Duplizieren',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Löschen',
  undo: 'Rückgängig',
  added: (title: string, position: number, count: number): string =>
    `${title} hinzugefügt, Platz ${position} von ${count}`,
  duplicated: (title: string): string => `${title} dupliziert`,
  removed: (title: string): string => `„${title}“ gelöscht`,
  stillNamed: (removed: string, users: readonly string[]): string => {
    const more = users.length > 3 ? ` und ${users.length - 3} weitere` : ''
    return users.length === 0 ? removed : `${removed}. Noch genannt: ${users.slice(0, 3).join(', ')}${more}`
  },
  users: {
    field: (title: string): string => `„${title}“`,
    ways: (page: string): string => `Wege von „${page}“`,
    sent: 'Zeile unter „Gesendet“',
    thanks: 'Dankseite',
    mail: 'E-Mail',
    parameters: 'gesendeter Parameter',
    note: 'Hinweis auf späte Nachrichten',
  },
  copied: (title: string): string => `${title} kopiert`,
  pasted: (fields: number, title: string, position: number, count: number): string =>
    fields === 1
      ? `${title} an Stelle ${position} von ${count} eingefügt`
      : `${fields} Felder ab Stelle ${position} von ${count} eingefügt`,
  notCopied: (keys: string): string => `Dieser Browser hat es nicht kopieren lassen. Drücken Sie ${keys} auf dem Feld.`,
  notPasted: (keys: string): string =>
    `Dieser Browser hat die Zwischenablage nicht lesen lassen. Drücken Sie ${keys} auf einem Feld.`,
  nothingToPaste: 'In der Zwischenablage sind keine Felder.',
  paste: 'Felder einfügen',
  pasteRefused: (fault: string): string => `Nichts wurde eingefügt. ${fault}`,
  droppedConditions: (count: number): string =>
    count === 1
      ? 'Eine Bedingung fiel weg: Sie fragt nach einem Feld, das dieses Formular nicht hat.'
      : `${count} Bedingungen fielen weg: Sie fragen nach Feldern, die dieses Formular nicht hat.`,
  moved: (title: string, position: number, count: number): string =>
    `${title} verschoben, Platz ${position} von ${count}`,
  besides: (title: string, other: string): string => `${title} steht jetzt neben ${other}`,
  alone: (title: string): string => `${title} hat jetzt eine eigene Reihe`,
  onPage: (moved: string, page: string): string => `${moved}, auf „${page}“`,
  beside: 'Neben das Feld davor',
  insert: 'Feld einfügen',
  insertHint: 'Esc behält es als Text',
  insertKeys: { insert: 'einfügen', beside: 'daneben', all: 'alle Felder' },
  putBack: 'Zurückgelegt',
  putsBack: 'legt es zurück',
  edgeDrop: 'am linken oder rechten Rand: nebeneinander',
  tabDrop: 'über einem Reiter: auf diese Seite',
}

export const deviceText = {
  title: 'Ansehen wie auf',
  on: { desktop: 'Computer', tablet: 'Tablet', phone: 'Telefon' },
  width: 'Breite des Formulars',
  pixels: (width: number): string => `${width} px`,
  show: (device: string): string => `Ansehen wie auf: ${device}`,
}

export const severalText = {
  title: 'Mehrere Felder',
  all: 'Alle sichtbaren Felder auswählen',
  selected: (count: number): string => (count === 1 ? '1 Feld ausgewählt' : `${count} Felder ausgewählt`),
  lead: 'Was Sie jetzt tun, geschieht mit allen und wird in einem Schritt zurückgenommen.',
  copied: (count: number): string => `${count} Felder kopiert`,
  copy: 'Kopieren',
  duplicated: (count: number): string => `${count} Felder dupliziert`,
  removed: (count: number): string => (count === 1 ? '1 Feld gelöscht' : `${count} Felder gelöscht`),
  moved: (count: number, position: number, all: number): string =>
    `${count} Felder verschoben, ab Platz ${position} von ${all}`,
}

export const outlineText = {
  panels: 'Linke Leiste',
  fields: 'Felder',
  title: 'Gliederung',
  find: 'In diesem Formular suchen',
  none: (query: string): string => `Kein Feld dieses Formulars enthält „${query}“.`,
  asked: 'braucht eine Antwort',
  beside: 'neben einem anderen',
  sometimes: 'nicht immer sichtbar',
}

export const shortcutsText = {
  title: 'Tastatur',
  find: 'ein Feld suchen und hinzufügen',
  go: 'durch die Felder gehen oder durch die Optionen',
  enter: 'die Beschriftung ändern oder damit aufhören; in einer Option: die nächste hinzufügen',
  type: 'auf einem Feld: seine Beschriftung neu beginnen',
  move: 'das Feld oder die Option verschieben',
  pages: 'umblättern',
  name: 'die Beschriftung ändern, auf einem Reiter den Titel der Seite',
  words: 'tastenkürzel tastatur hilfe',
  beside: 'das Feld neben das davor stellen oder in eine eigene Reihe',
  several: 'mehrere Felder auswählen, oder alle, die zu sehen sind',
  copy: 'das Feld kopieren, ausschneiden, einfügen, auch in ein anderes Formular',
  duplicate: 'das Feld verdoppeln',
  remove: 'das Feld entfernen',
  removeChoice: 'in einer leeren Option: sie entfernen',
  leave: 'das Feld loslassen: Das Formular selbst ist gewählt',
  history: 'zurücknehmen und wiederholen (⌘ am Mac)',
  palette: 'alles tun: gehen, hinzufügen, ändern, finden',
  show: 'dies hier zeigen',
}

export const choicesText = {
  title: 'Optionen',
  add: 'Option hinzufügen',
  help: 'Die Eingabetaste fügt die nächste hinzu. Aus einer eingefügten Liste wird eine Option je Zeile.',
  other: '„Anderes“ anbieten, mit einem Text',
  values: 'Andere Wörter senden, als zu sehen sind',
  yes: 'Ja, in den Worten des Formulars',
  no: 'Nein, in den Worten des Formulars',
  prices: 'Preise, für Rechnungen',
  price: (number: number): string => `Preis von Option ${number}`,
  pricePlaceholder: 'Preis',
  choice: (number: number): string => `Option ${number}`,
  imageOf: (position: number): string => `Adresse des Bildes (${position})`,
  altOf: (position: number): string => `Das Bild in Worten, wo die Beschriftung es nicht sagt (${position})`,
  sentAs: (number: number): string => `Option ${number} wird gesendet als`,
  more: (number: number): string => `Mehr zu Option ${number}`,
  freeText: 'Besucher schreiben daneben ihre eigene Antwort.',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Entfernen',
  added: (label: string, position: number, count: number): string => `${label} hinzugefügt, ${position} von ${count}`,
  moved: (label: string, position: number, count: number): string =>
    `${label} verschoben, Platz ${position} von ${count}`,
  removed: (number: number, left: number): string => `Option ${number} entfernt; ${left} übrig`,
  addedOther: (label: string): string => `${label} hinzugefügt, mit einem Text`,
  removedOther: 'Die Option mit einem Text entfernt',
  pasted: (count: number, skipped: number): string =>
    `${count} ${count === 1 ? 'Option' : 'Optionen'} hinzugefügt${skipped > 0 ? `; ${skipped} weggelassen, die schon da oder zu viele waren` : ''}`,
}
