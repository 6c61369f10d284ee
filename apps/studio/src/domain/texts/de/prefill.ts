export const prefillLinkText = {
  title: 'Links, die ausfüllen',
  lead: 'Schreiben Sie, was der Link mitbringen soll; was Sie leer lassen, schreibt der Besucher. Er kann alles ändern.',
  none: 'Ein Link kann Felder ausfüllen, für einen Rundbrief oder ein Plakat. Noch erlaubt es kein Feld dieses Formulars: Wählen Sie unter „Bauen“ eines aus, und sagen Sie, was es ausfüllen darf.',
  toBuild: '„Bauen“ öffnen',
  nothing: 'Nichts',
  fact: (label: string, name: string): string => `${label} (${name})`,
  partNames: {
    partFrom: 'Von',
    partTo: 'Bis',
    partGiven: 'Vorname',
    partFamily: 'Nachname',
    partStreet: 'Straße und Hausnummer',
    partPostcode: 'Postleitzahl',
    partTown: 'Ort',
  },
  effects: 'Was der Link bewirkt:',
  fills: (label: string, value: string): string => `„${label}“ beginnt mit ${value}`,
  fillsNot: (label: string, value: string, problem: string): string =>
    `„${label}“ bleibt leer: ${value} verletzt eine Regel. ${problem}`,
  noAddress: 'Der Link steht hier, sobald Sie die Adresse der Seite nennen.',
  link: 'Der Link, der ausfüllt',
  code: 'QR-Code des Links, der ausfüllt',
  proof:
    'Jeder kann so einen Link schreiben, und er steht in Verläufen: Legen Sie nichts Geheimes hinein. Jede Nachricht sagt mit letterslot_prefilled, welche Antworten mit ihm gekommen sind.',
}

export const prefillText = {
  title: 'Darf ausgefüllt werden von',
  link: 'Einem Link',
  linkHelp: (name: string): string => `Eine Adresse mit ?${name}=… füllt es aus. „Veröffentlichen“ macht solche Links.`,
  around: 'Der Seite um das Formular',
  from: 'Gefüllt aus einer anderen Antwort, bis Besucher es ändern',
  fact: 'Einer Angabe der Seite',
  noFact: 'Keine',
  facts: {
    utm_source: 'Kampagne: Quelle (utm_source)',
    utm_medium: 'Kampagne: Medium (utm_medium)',
    utm_campaign: 'Kampagne: Name (utm_campaign)',
    utm_term: 'Kampagne: Begriff (utm_term)',
    utm_content: 'Kampagne: Inhalt (utm_content)',
    referrer: 'Die Seite, von der der Besucher kommt',
    path: 'Der Pfad der Seite',
    title: 'Der Titel der Seite',
  },
  keep: 'Für die anderen Seiten der Website aufbewahren, was ein Link ausgefüllt hat',
  kept: 'Im Tab des Besuchers, bis er geschlossen wird; jede Seite mit diesem Formular hat es.',
  notKept: 'Ein Link füllt auf der Seite aus, auf die er führt, und auf keiner anderen.',
}
