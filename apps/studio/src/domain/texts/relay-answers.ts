import { localized } from './localized.ts'

/** The words where the relay's management did not answer as it should. */
export const relayAnswerText = localized('relayAnswerText', {
  silent: 'The relay does not answer.',
  answered: (status: number): string => `The relay answered ${status}.`,
  unexpected: 'The relay answered in another shape than this studio knows. Is its version older?',
  unknownKey: 'It does not know the public key of this form.',
  refused: (status: number): string => `It answered ${status}.`,
  notLocal: 'The relay that serves this page is not a test inbox of this computer.',
})
