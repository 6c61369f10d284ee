export const sentBlocksText = {
  title: 'Dankeseite',
  help: 'Unter „Gesendet“, sobald Ihr Maildienst die Antworten angenommen hat, nie vorher.',
  kinds: {
    heading: 'Überschrift',
    text: 'Text',
    image: 'Bild',
    link: 'Link als Schaltfläche',
    calendar: 'Kalenderdatei',
    copy: 'Kopie der Antworten',
  },
  add: 'Baustein hinzufügen',
  full: (limit: number): string => `Eine Dankeseite hat höchstens ${limit} Bausteine.`,
  block: (position: number, kind: string): string => `${kind} (Baustein ${position})`,
  more: (position: number): string => `Mehr zu Baustein ${position}`,
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Baustein entfernen',
  image: (position: number): string => `Adresse des Bildes (Baustein ${position})`,
  alt: (position: number): string => `Worte anstelle des Bildes (Baustein ${position})`,
  to: (position: number): string => `Adresse des Links (Baustein ${position})`,
  noWords: 'Schreiben Sie hier etwas, oder entfernen Sie den Baustein',
  noImage: 'Schreiben Sie eine Adresse, die mit https:// beginnt',
  added: (kind: string, position: number): string => `${kind} als Baustein ${position} hinzugefügt.`,
  moved: (position: number, count: number): string => `Jetzt Baustein ${position} von ${count}.`,
  removed: (position: number, count: number): string =>
    `Baustein ${position} entfernt. ${count === 0 ? 'Keiner ist mehr da.' : `${count} sind noch da.`}`,
}

export const calendarText = {
  when: (position: number): string => `Zeit (Baustein ${position})`,
  answers: (titles: readonly string[]): string =>
    `Die Antwort auf ${titles.map((title) => `„${title}“`).join(' und ')}`,
  fixed: 'Eine feste Zeit',
  start: (position: number): string => `Beginn (Baustein ${position})`,
  end: (position: number): string => `Ende (Baustein ${position})`,
  noTime: 'Schreiben Sie einen Tag, 2027-03-31, oder Tag und Uhrzeit, 2027-03-31 14:00',
  noEnd: 'Das Ende liegt nach dem Beginn und ist geschrieben wie er: ein Tag, oder Tag und Uhrzeit',
  place: (position: number): string => `Ort (Baustein ${position})`,
  help: 'Nach der Uhr am Ort. Besucher sehen die Schaltfläche, wo ihre Antworten einen Tag ergeben.',
}

export const endingTexts = {
  review: {
    title: 'Prüfen',
    canvas: 'Die Seite zum Prüfen, wie Besucher sie sehen',
    lead: 'Was Besucher vor dem Senden sehen: jede Antwort, und wie sie zu ändern ist.',
    madeUp: 'Die Antworten sind ausgedacht.',
  },
  thanks: {
    title: 'Danke',
    canvas: 'Die Dankeseite, wie Besucher sie sehen',
    lead: 'Was Besucher sehen, sobald Ihr Maildienst ihre Antworten angenommen hat.',
    madeUp: 'Antworten und Nummer sind ausgedacht. Nichts wurde gesendet.',
  },
}
