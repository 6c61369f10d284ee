import type { SharedText } from '../shared.ts'

export const sharedText: SharedText = {
  language: 'de',
  about: 'Über dieses Formular',
  somebody: 'die Person, die dieses Formular gemacht hat',
  goes: (host) => ['Ihre Antworten gehen an: ', `, über ${host}.`],
  nowhere: 'Dieses Formular ist mit keinem Postfach verbunden; es lässt sich nicht senden.',
  named: 'Den Namen nennt das Formular selbst; niemand hat ihn geprüft.',
  trust: 'Füllen Sie es nur aus, wenn Sie dem vertrauen, von dem Sie diesen Link haben.',
  secrets: {
    password: 'ein Passwort oder eine PIN',
    card: 'eine Zahlungskarte',
    account: 'ein Bankkonto',
    identity: 'eine Sozialversicherungsnummer',
    seems: (asked) => `Dieses Formular fragt anscheinend danach: ${asked}. Geben Sie so etwas hier nicht an.`,
    why: 'Was Sie hier schreiben, wird per E-Mail gesendet. Keine Bank, kein Geschäft und kein Maildienst fragt auf diesem Weg danach.',
  },
  faults: {
    empty: ['In diesem Link ist kein Formular.', 'Bitten Sie noch einmal darum.'],
    damaged: ['Dieser Link ist abgeschnitten oder beschädigt.', 'Bitten Sie noch einmal darum.'],
    newer: [
      'Dieser Link stammt aus einem neueren Letterslot.',
      'Laden Sie diese Seite neu. Wenn das nicht hilft, bitten Sie noch einmal darum.',
    ],
    'too-large': [
      'In diesem Link ist mehr als ein Formular.',
      'Er wurde nicht geöffnet. Bitten Sie noch einmal darum.',
    ],
    'not-a-form': ['In diesem Link ist kein Formular, das sich zeigen lässt.', 'Bitten Sie noch einmal darum.'],
  },
}
