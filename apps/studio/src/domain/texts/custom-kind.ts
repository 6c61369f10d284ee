import { localized } from './localized.ts'

/** The words of a field whose kind is the site's own, in the inspector. */
export const customKindText = localized('customKindText', {
  name: 'Name of your kind',
  nameStays: (problem: string, name: string): string => `${problem} It stays ${name} until then.`,
  nameHelp:
    'The script of your page draws this field, under this name. The studio does not run it: here, and on a page without it, the field is a line of text.',
  standsFor: (name: string): string => `Stands for your kind “${name}”.`,
  settings: 'Settings for it, as JSON',
  settingsHelp: 'Given to your script as they are. Anybody can read them in the page.',
  notJson: 'This is no JSON yet. The settings stay as they were.',
  settingsStay: (problem: string): string => `${problem} They stay as they were until then.`,
})
