export const pageFlowText = {
  title: 'Wie die Seiten einander folgen',
  way: (from: string, to: string): string => `Von „${from}“ zu „${to}“`,
  when: (condition: string): string => `wenn gilt: ${condition}`,
  only: (condition: string): string => `nur wenn gilt: ${condition}`,
  always: 'immer',
  follows: (next: string): string => `Dann „${next}“`,
  otherwise: (next: string): string => `Sonst „${next}“`,
  jump: 'Sprung',
  drag: 'Auf eine spätere Seite ziehen: so entsteht ein Sprung',
  jumped: (from: string, to: string, isElse: boolean): string =>
    `Ein Weg führt jetzt von „${from}“ zu „${to}“. Er wird ${isElse ? 'gegangen, wo keiner vor ihm es wird' : 'immer gegangen'}, bis er eine Bedingung hat.`,
  marks: {
    never: 'nie gegangen',
    nowhere: 'führt nirgendwohin, also zur nächsten Seite weiter',
    faulty: 'ein Fehler in der Bedingung',
  },
  send: 'Senden',
  automatic: 'über alle Antworten',
}
