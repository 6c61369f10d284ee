import type { FileTexts } from '../form-state/file-texts.ts'

/** What visitors read of files that they chose, in English. */
export const fileTexts: FileTexts = {
  fileChosen: '1 file, {size}',
  filesChosen: '{n} files, {size} together',
  removeFile: 'Remove {file}',
  fileUnreadable: '“{file}” cannot be read any more. Choose it again.',
}
