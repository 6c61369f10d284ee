import { language } from './language.ts'

const english = {
  close: 'Close',
  busy: 'Under way',
  notices: 'Notices',
  /** Heard before a check. */
  marks: { ok: 'Settled:', wait: 'Look at this:', bad: 'To settle:' },
}

const germanTexts: typeof english = {
  close: 'Schließen',
  busy: 'Läuft',
  notices: 'Hinweise',
  marks: { ok: 'Erledigt:', wait: 'Bitte ansehen:', bad: 'Noch zu klären:' },
}

/** The few words of the kit itself, in the page's language: it imports nothing of the studio's other words. */
export const uiText = language === 'de' ? germanTexts : english
