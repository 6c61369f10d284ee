/** The reading of a file and the taking in of what it holds: loaded once a file was chosen. */

export { openDocument } from '../storage/open-file.ts'
export { readFileText } from '../storage/read-json.ts'
export { importOpened, takenForms } from './import-opened.ts'
