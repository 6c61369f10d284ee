export const closedText = {
  newer: {
    title: 'Ihre Formulare wurden von einem neueren Letterslot gespeichert.',
    text: (found: number, known: number): string =>
      `Sie sind in Version ${found} gespeichert, und diese Seite kennt Version ${known}. Nichts wurde geändert. Laden Sie neu, um das neuere Letterslot zu bekommen. Kommt diese Seite wieder, laden Sie Ihre Formulare herunter und öffnen Sie die Datei dort.`,
  },
  upgrade: {
    title: 'Ihre Formulare ließen sich nicht auf den neuen Stand bringen.',
    text: (from: number, to: number, cause: string): string =>
      `Sie sind, wie sie waren, in Version ${from}; nötig war Version ${to} (${cause}). Nichts ist verloren. Laden Sie neu, um es noch einmal zu versuchen. Kommt diese Seite wieder, laden Sie Ihre Formulare herunter.`,
  },
  reload: 'Neu laden',
  download: 'Meine Formulare herunterladen',
  notRead: (cause: string): string => `Sie ließen sich nicht lesen: ${cause}.`,
}

export const blockedText = {
  title: 'Ein anderer Tab ist im Weg.',
  text: 'Letterslot wurde erneuert, und ein Tab mit der älteren Version ist noch offen. Schließen Sie ihn oder laden Sie ihn neu: Dann geht es hier von selbst weiter. Nichts ist verloren.',
}

export const outdatedText = {
  text: 'In einem anderen Tab wurde ein neueres Letterslot geöffnet, deshalb wird in diesem nichts mehr gespeichert. Laden Sie ihn neu, um weiterzumachen.',
  reload: 'Neu laden',
}

export const clearedText = {
  titles: {
    cleared: 'Die Daten dieses Browsers wurden gelöscht.',
    damaged: 'Die Daten dieses Browsers wurden beschädigt.',
    unknown: 'Die Formulare, die hier waren, sind weg.',
  },
  text: 'Ihre veröffentlichten Formulare funktionieren weiter.',
  lastBackup: (when: string): string =>
    `Ihre letzte heruntergeladene Sicherung: ${when}. Öffnen Sie sie, und Ihre Formulare sind wieder da.`,
  openBackup: 'Sicherung öffnen',
  startAnew: 'Neu anfangen',
}

export const recoveredText = {
  title: 'Die Daten dieses Browsers wurden beschädigt.',
  returned: (count: number): string =>
    count === 1
      ? 'Ein Formular ist aus seiner Zweitkopie zurück.'
      : `${count} Formulare sind aus ihren Zweitkopien zurück.`,
  renewed: (count: number): string =>
    count === 1
      ? 'Von einem Formular ist der neueste Stand aus seiner Zweitkopie zurück.'
      : `Von ${count} Formularen ist der neueste Stand aus ihren Zweitkopien zurück.`,
  lost: (ids: readonly string[]): string =>
    ids.length === 1
      ? `Ein Formular ist verloren, denn auch seine Zweitkopie ist beschädigt: ${ids[0]}.`
      : `${ids.length} Formulare sind verloren, denn auch ihre Zweitkopien sind beschädigt: ${ids.join(', ')}.`,
  once: 'Übungs-E-Mails haben keine Zweitkopie.',
  close: 'Schließen',
}

export const damagedText = {
  pill: 'Beschädigt',
  text: 'Dieses Formular ist in diesem Browser gespeichert, aber nicht ganz lesbar. Nichts überschreibt es.',
  download: 'Herunterladen, wie es ist',
  repair: 'Reparieren, was lesbar ist',
  destroy: 'Endgültig löschen',
  destroyText:
    'Was von diesem beschädigten Formular übrig ist, verschwindet endgültig. Laden Sie es vorher herunter, falls Sie noch hineinsehen möchten.',
  repaired: (title: string, count: number): string =>
    count === 0
      ? `„${title}“ ist aus seiner Zweitkopie zurück.`
      : `„${title}“ ist repariert: ${count === 1 ? 'Ein Teil war' : `${count} Teile waren`} nicht lesbar und ${count === 1 ? 'wurde' : 'wurden'} weggelassen oder neu begonnen.`,
  notRepaired: (why: string): string => `Es wurde nicht repariert und ist, wie es war. ${why}`,
  downloadOld: 'Herunterladen, wie es war',
  screenTitle: (title: string): string => `„${title}“ ist beschädigt.`,
  toList: 'Zu seiner Karte',
}

export const leaveText: string =
  'Die letzte Änderung dieses Formulars ist nicht gespeichert. Das Formular verlassen und die Änderung verlieren?'
