import { maxSubjectCharacters } from './limits.ts'

/** Codes of unread parts. Nothing of them is guessed. */
export const unreadCodes = [
  'syntax',
  'external-script',
  'below-page',
  'component',
  'list',
  'dynamic-attribute',
  'computed-parameter',
  'computed-parameters',
  'parameter-without-field',
  'other-call',
  'other-form',
  'no-form',
  'password',
  'control',
  'hidden-by-script',
  'captcha',
  'rule',
  'schema',
  'server-part',
  'frame',
  'too-many',
  'redirect',
  'setting',
  'sends-elsewhere',
  'mail-program',
  'goes-elsewhere',
  'embedded-form',
  'drawn-by-script',
  'own-check',
  'shows-parts',
  'sets-values',
  'own-words',
  'keeps-in-browser',
  'handler',
  'script',
  'outside-form',
  'not-drawn',
  'address',
  'json',
  'mail',
] as const

/** Codes of notices: something is drawn, named or sent in another way than before. */
export const noteCodes = [
  'field-without-parameter',
  'fixed-parameter',
  'name-changed',
  'name-repeated',
  'name-missing',
  'label-nearby',
  'label-from-placeholder',
  'label-from-name',
  'label-star',
  'kind-changed',
  'several-values',
  'suggestions',
  'option-left-out',
  'checkbox-value',
  'read-only',
  'disabled',
  'hidden-at-first',
  'conditional',
  'component-read',
  'honeypot',
  'token',
  'service-field',
  'access-key',
  'mail-subject',
  'mail-recipient',
  'sdk-option',
  'form-action',
  'button',
  'link',
  'embedded',
  'counts-visits',
  'handler-around',
  'library',
  'style',
] as const

export type UnreadCode = (typeof unreadCodes)[number]
export type NoteCode = (typeof noteCodes)[number]

/** One thing to tell about a paste, as data; the words are the catalogue's. */
export interface Remark<Code extends string = UnreadCode | NoteCode> {
  readonly code: Code
  /** Its subject, as it stands in the paste: a tag, a name, a piece of code. Cut to a line. */
  readonly subject: string
  /** 1-based line of the paste, where it stands at one. */
  readonly line?: number
  /** The result or the reason, in the paste's or the checker's own words. */
  readonly detail?: string
}

/** Diagnostics of a reading, in the order of the text. */
export interface Remarks {
  readonly unread: readonly Remark<UnreadCode>[]
  readonly notes: readonly Remark<NoteCode>[]
}

/** A diagnostic's place and result. */
export interface RemarkDetails {
  readonly line?: number | undefined
  readonly detail?: string | undefined
}

/** Gathers diagnostics while something is read. */
export interface Diagnostics extends Remarks {
  readonly reportUnread: (code: UnreadCode, subject: string, facts?: RemarkDetails) => void
  readonly reportNotice: (code: NoteCode, subject: string, facts?: RemarkDetails) => void
}

/** One line of a text, cut where it is long. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= maxSubjectCharacters ? line : `${line.slice(0, maxSubjectCharacters - 1)}…`
}

function createRemark<Code extends string>(code: Code, subject: string, { line, detail }: RemarkDetails): Remark<Code> {
  return {
    code,
    subject: excerpt(subject),
    ...(line === undefined ? {} : { line }),
    ...(detail === undefined ? {} : { detail: excerpt(detail) }),
  }
}

/** An empty list. */
export function createDiagnostics(): Diagnostics {
  const unread: Remark<UnreadCode>[] = []
  const notes: Remark<NoteCode>[] = []
  return {
    unread,
    notes,
    reportUnread: (code, subject, facts = {}) => {
      unread.push(createRemark(code, subject, facts))
    },
    reportNotice: (code, subject, facts = {}) => {
      notes.push(createRemark(code, subject, facts))
    },
  }
}
