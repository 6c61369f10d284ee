/** The words of a field whose kind is the site's own, in the inspector. */
export const customKindText = {
  name: 'Name Ihrer Art',
  nameStays: (problem: string, name: string): string => `${problem} Bis dahin bleibt es bei ${name}.`,
  nameHelp:
    'Das Skript Ihrer Seite zeichnet dieses Feld unter diesem Namen. Das Studio führt es nicht aus: Hier und auf einer Seite ohne das Skript ist das Feld eine Textzeile.',
  standsFor: (name: string): string => `Steht für Ihre Art „${name}“.`,
  settings: 'Einstellungen dafür, als JSON',
  settingsHelp: 'Ihr Skript erhält sie, wie sie sind. In der Seite kann jeder sie lesen.',
  notJson: 'Das ist noch kein JSON. Die Einstellungen bleiben, wie sie waren.',
  settingsStay: (problem: string): string => `${problem} Bis dahin bleiben sie, wie sie waren.`,
}
