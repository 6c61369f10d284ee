export { fileNames } from './file-names.ts'
export { filesOf, type NamedFile } from './files-of.ts'
