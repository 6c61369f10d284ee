export const fieldGroupText = {
  text: 'Text',
  choice: 'Auswahl',
  scale: 'Skala',
  number: 'Zahl und Zeit',
  layout: 'Gestaltung',
}

export const fieldKindText = {
  text: { name: 'Kurzer Text', keywords: 'name zeile eingabe kurztext' },
  textarea: { name: 'Langer Text', keywords: 'nachricht absatz kommentar textfeld langtext' },
  email: { name: 'E-Mail', keywords: 'email mail adresse' },
  tel: { name: 'Telefon', keywords: 'telefonnummer nummer handy mobil' },
  url: { name: 'Link', keywords: 'url website adresse web' },
  radio: { name: 'Eines von', keywords: 'radio einfachauswahl auswahl optionen eine' },
  checkboxes: { name: 'Mehrere von', keywords: 'checkbox mehrfachauswahl auswahl optionen häkchen' },
  select: { name: 'Liste', keywords: 'dropdown auswahlliste menü auswahl optionen' },
  yesNo: { name: 'Ja oder nein', keywords: 'schalter entscheidung frage' },
  pictures: { name: 'Bilderauswahl', keywords: 'foto bild visuell karten optionen' },
  combobox: { name: 'Liste zum Suchen', keywords: 'suche suchfeld combobox vorschläge schlagworte auswahl' },
  ranking: { name: 'Rangfolge', keywords: 'reihenfolge ordnen sortieren vorlieben priorität' },
  consent: { name: 'Zustimmung', keywords: 'einwilligung akzeptieren bedingungen datenschutz häkchen' },
  rating: { name: 'Bewertung', keywords: 'sterne zufriedenheit punkte' },
  scale: { name: 'Skala', keywords: 'nps empfehlung punkte meinung stufen' },
  slider: { name: 'Schieberegler', keywords: 'regler bereich menge ziehen' },
  file: { name: 'Datei', keywords: 'upload hochladen anhang foto bild dokument pdf' },
  rows: { name: 'Gruppe, die sich wiederholt', keywords: 'zeilen wiederholen mehrere personen liste tabelle gäste' },
  signature: { name: 'Unterschrift', keywords: 'unterschreiben signatur zeichnen name' },
  number: { name: 'Zahl', keywords: 'anzahl menge betrag ziffern' },
  currency: { name: 'Betrag', keywords: 'währung geld preis kosten euro spende summe' },
  phone: { name: 'Telefon mit Land', keywords: 'international telefonnummer nummer handy mobil vorwahl' },
  country: { name: 'Land', keywords: 'staat nation liste anschrift' },
  date: { name: 'Datum', keywords: 'tag kalender wann zeit' },
  dateRange: { name: 'Zeitraum', keywords: 'von bis anreise abreise tage urlaub datum' },
  name: { name: 'Name', keywords: 'vorname nachname person titel' },
  address: { name: 'Anschrift', keywords: 'adresse straße postleitzahl ort land lieferung' },
  time: { name: 'Uhrzeit', keywords: 'zeit uhr stunde minute wann' },
  datetime: { name: 'Datum und Uhrzeit', keywords: 'termin tag stunde kalender wann zeit' },
  calculated: { name: 'Berechnet', keywords: 'summe gesamt preis formel rechnung betrag total' },
  content: { name: 'Textblock', keywords: 'absatz überschrift information inhalt' },
  hidden: { name: 'Verborgen', keywords: 'versteckt konstante quelle kampagne' },
  custom: { name: 'Eigene Art', keywords: 'custom komponente plugin skript entwickler sitzplatz karte farbe' },
  unknown: { name: 'Feld', keywords: '' },
}

export const fieldSummaryText = {
  summary: (title: string, kind: string, isRequired: boolean, position: number, count: number): string =>
    `${title}, ${kind}${isRequired ? ', Pflichtfeld' : ''}, ${position} von ${count}`,
}
