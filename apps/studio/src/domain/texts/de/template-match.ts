export const templateMatchText = {
  title: 'Passt Ihre Vorlage?',
  lead: 'Fügen Sie Ihre EmailJS-Vorlage ein, auch ihren Betreff, oder nur die Namen ihrer Variablen. Nichts davon verlässt diesen Browser, und behalten werden nur ihre Variablen und fehlerhaften Platzhalter.',
  paste: 'Ihre Vorlage oder ihre Variablen',
  placeholder: 'Neue Nachricht von {{from_name}}',
  read: 'Variablen lesen',
  none: 'Es ist keine Variable darin. Eine Variable sieht so aus: {{name}}.',
  found: (count: number): string => (count === 1 ? '1 Variable gelesen' : `${count} Variablen gelesen`),
  faulty: (count: number): string =>
    count === 0
      ? ''
      : count === 1
        ? '1 Platzhalter, den EmailJS nicht ausfüllt.'
        : `${count} Platzhalter, die EmailJS nicht ausfüllt.`,
  tooLong: (limit: string): string =>
    `Das ist länger als ${limit} Zeichen, und so eine Vorlage nimmt EmailJS nicht. Fügen Sie nur die Vorlage ein.`,
  list: 'Variablen Ihrer Vorlage',
  own: 'mit jeder Nachricht gesendet',
  sent: (label: string): string => `„${label}“`,
  mapped: (label: string): string => `„${label}“, auch unter diesem Namen`,
  open: 'Noch wird nichts so gesendet',
  from: (name: string): string => `Was als ${name} gesendet wird`,
  nobody: 'Nichts',
  accept: 'Annehmen',
  acceptName: (name: string, label: string): string => `Annehmen: „${label}“ als ${name} senden`,
  acceptAll: (count: number): string => (count === 1 ? 'Vorschlag annehmen' : `Alle ${count} Vorschläge annehmen`),
  accepted: (name: string, label: string): string => `„${label}“ wird auch als ${name} gesendet`,
  acceptedAll: (count: number): string => `${count} Parameter hinzugefügt. „Rückgängig“ nimmt sie zurück.`,
  proposed: 'Vorschlag',
  stop: 'Beenden',
  stopName: (name: string): string => `${name} nicht mehr senden`,
  stopped: (name: string): string => `${name} wird nicht mehr gesendet`,
  forget: 'Variablen vergessen',
}
