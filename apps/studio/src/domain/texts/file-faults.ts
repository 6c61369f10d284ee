import { localized } from './localized.ts'

/** The words where a file cannot be opened, or a form's record cannot be kept. */
export const fileFaultText = localized('fileFaultText', {
  empty: 'The file is empty.',
  markup: 'This is HTML, not a saved form or backup.',
  tooDeep: (levels: number, at: number): string => `It nests deeper than ${levels} levels, at character ${at}.`,
  notJson: (why: string): string => `It is not whole JSON: ${why}.`,
  hostile: 'It holds a name that no document may use.',
  tooLarge: (bytes: number, most: number): string => `It has ${bytes} bytes; at most ${most} can be opened.`,
  notText: 'It is not UTF-8 text.',
  newer: (version: number, known: number): string =>
    `This backup was made by a newer Letterslot: its version is ${version}, this one reads up to ${known}.`,
  gone: 'The form is not there any more.',
  unreadable: 'Nothing of it can be read',
  notWritten: 'The form was not written.',
})
