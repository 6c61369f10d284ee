export const relayAnswerText = {
  silent: 'Das Relay antwortet nicht.',
  answered: (status: number): string => `Das Relay antwortete ${status}.`,
  unexpected: 'Das Relay antwortete in einer Form, die dieses Studio nicht kennt. Ist seine Version älter?',
  unknownKey: 'Es kennt den öffentlichen Schlüssel dieses Formulars nicht.',
  refused: (status: number): string => `Es antwortete ${status}.`,
  notLocal: 'Das Relay, das diese Seite liefert, ist kein Testpostfach dieses Computers.',
}
