import { localized } from './localized.ts'

/** The words of the backup that is kept in a folder. */
export const folderText = localized('folderText', {
  offer: 'This browser can also keep a backup in a folder of yours: a file a day, up to date while the studio is open.',
  choose: 'Keep a backup in a folder',
  kept: (folder: string): string =>
    `While the studio is open it keeps a backup in “${folder}”: a file a day, seconds after each change.`,
  notAllowed: (folder: string): string => `Nothing is written to “${folder}” until you allow it again.`,
  allow: 'Allow again',
  stop: 'Stop',
  failed: (folder: string, cause: string): string =>
    `The last backup was not written to “${folder}” (${cause}). Another try follows your next change.`,
  notChosen: (cause: string): string => `No folder was taken (${cause}).`,
  notStopped: (folder: string, cause: string): string => `Not stopped (${cause}): “${folder}” is still the folder.`,
})

/** The words of records, other than forms, that cannot be read. */
export const damagedRecordsText = localized('damagedRecordsText', {
  text: (connections: number, publishings: number, mails: number): string => {
    const parts = [
      connections > 0 ? `${connections} ${connections === 1 ? 'connection' : 'connections'}` : '',
      publishings > 0 ? `${publishings} earlier ${publishings === 1 ? 'publishing' : 'publishings'}` : '',
      mails > 0 ? `${mails} practice ${mails === 1 ? 'mail' : 'mails'}` : '',
    ]
    return `Kept here, but cannot be read: ${parts.filter((part) => part !== '').join(', ')}. Nothing overwrites them.`
  },
  download: 'Download them, without private keys',
})

/** The words of the place Settings. */
export const settingsText = localized('settingsText', {
  title: 'Settings',
  look: 'Look of the studio',
  lookLead: 'Your forms keep their own look.',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  keys: 'Keys',
  keysLead: 'The key / leads to the search, and ? lists the keys of Build. All else works without them.',
  singleKeys: 'Let / and ? act without Ctrl or Alt',
  language: 'Language of the studio',
  languageLead: 'Your forms keep their own language. The page is loaded anew; all that is saved stays.',
  languages: { browser: 'As the browser', en: 'English', de: 'Deutsch' },
  languageNotKept: 'This browser does not keep the choice.',
  answers: 'Where answers go',
  answersLead:
    'New forms begin with it, as recipient of the mail and as the other way to reach you if sending fails. Where an EmailJS template writes the mail, its recipient is set there.',
  address: 'Your address',
  addressProblem: 'Enter an address such as you@example.org, or leave it empty.',
  backup: 'Backup',
  neverBackedUp: 'Never backed up. Forms live only in this browser.',
  lastBackup: (when: string): string => `Last backup ${when}. Forms live only in this browser.`,
  backupHolds:
    'A backup holds all forms, the layouts of their mails, what was published and EmailJS ids. It holds no message, no practice mail and no private key: relays come back to be connected again.',
  download: 'Download backup',
  open: 'Open a backup',
  storage: 'Storage',
  used: 'In use',
  usedOf: (used: string, allowed: string): string => `${used} of ${allowed}`,
  unknown: 'This browser does not say',
  persisted: 'Protected',
  isPersisted: 'Yes: this browser clears it only when you ask it to.',
  isNotPersisted: 'No: this browser may clear it when it runs out of room.',
  persist: 'Ask the browser to protect it',
  persistRefused: 'This browser declined. It decides by itself and may be asked again; a backup is safe either way.',
  kept: 'Kept at',
  keptText: (origin: string): string => `${origin}, in this browser only`,
  about: 'About',
  aboutText:
    'Letterslot makes forms that say “sent” only when it is true. It runs in this browser; nothing leaves this computer until you connect a provider.',
  version: 'Version',
})
