import type { FileTexts } from '../form-state/file-texts.ts'

/** What visitors read of files that they chose, in English. */
export const fileTexts: FileTexts = {
  fileChosen: '1 file, {size}',
  filesChosen: '{n} files, {size} together',
  removeFile: 'Remove {file}',
  fileUnreadable: '“{file}” cannot be read any more. Choose it again.',
  fileBytes: '“{file}” is {size}; at most {limit}.',
  filesBytes: '“{file}” is {size}; all files together may be {limit}.',
  count: '“{file}” is one too many; at most {limit} files.',
  chooseAnother: 'Choose another.',
  orWithout: 'Choose another, or send without it.',
}
