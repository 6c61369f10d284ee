import type {
  CountedText,
  DraftTexts,
  NoticeTexts,
  PageTexts,
  PartTexts,
  RareTexts,
  RowsTexts,
  SearchTexts,
  SignatureTexts,
  VisitorTexts,
} from '../form-state/visitor-texts.ts'
import type { IssueCode } from '../model/issue.ts'
import type { ChangedTexts } from '../model/translation.ts'
import type { FileTexts } from './en-files.ts'

/** A code of an issue, and what makes its sentence another one: the kind of the field, or a fact that the issue has. */
export type IssueTextKey =
  | IssueCode
  | `valueMissing.${'choice' | 'checkboxes' | 'consent' | 'file' | 'signature' | 'matrix' | 'other' | 'others'}`
  | `${'badInput' | 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch'}.date`
  | `${'rangeUnderflow' | 'rangeOverflow'}.${'picture' | 'time'}`
  | 'stepMismatch.whole'
  | 'patternMismatch.help'
  | 'dayExcluded.weekday'
  | 'fileTooLarge.file'
  | `fileKind.${'image' | 'audio' | 'video'}`

/** Every message of a language, by its key. Plain data: a table can stand in a page as JSON. */
export type LocaleMessages = Readonly<Record<IssueTextKey, CountedText>> &
  Omit<VisitorTexts, 'problem'> &
  Omit<FileTexts, 'fileChosen'> &
  RareTexts &
  SignatureTexts &
  PartTexts &
  RowsTexts &
  SearchTexts &
  PageTexts &
  DraftTexts &
  NoticeTexts

/** The sentences of one language and address: `table` of `@letterslot/core/messages/<tag>`. */
export interface LocaleTable {
  /** BCP 47; the plural forms are this language's. */
  readonly locale: string
  readonly direction?: 'rtl'
  readonly messages: LocaleMessages
}

/** A table with the sentences that a form's maker changed. */
export function withChangedTexts(table: LocaleTable, texts: ChangedTexts | undefined): LocaleTable {
  return texts ? { ...table, messages: { ...table.messages, ...texts } } : table
}
