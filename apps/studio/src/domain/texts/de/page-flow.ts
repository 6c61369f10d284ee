export const pageFlowText = {
  title: 'Wie die Seiten einander folgen',
  way: (from: string, to: string): string => `Von „${from}“ zu „${to}“`,
  when: (condition: string): string => `wenn gilt: ${condition}`,
  only: (condition: string): string => `nur wenn gilt: ${condition}`,
  always: 'immer',
  follows: (next: string): string => `Dann „${next}“`,
  otherwise: (next: string): string => `Sonst „${next}“`,
  marks: {
    never: 'nie gegangen',
    nowhere: 'führt nirgendwohin, also zur nächsten Seite weiter',
    faulty: 'ein Fehler in der Bedingung',
  },
  send: 'Senden',
  automatic: 'über alle Antworten',
}
