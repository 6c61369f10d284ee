import type { Form } from '@letterslot/core'
import { builtInNames } from '@letterslot/email'
import { sendingFields } from '../../domain/mail/sending-fields.ts'

/** A piece of a text as it is drawn: plain, a tag, or a tag that the form sends nothing for. */
export interface MarkedPiece {
  readonly kind: 'plain' | 'tag' | 'unknown'
  readonly text: string
  /** Its start, in UTF-16 code units. */
  readonly at: number
}

/** The names that print something in the mail of a form, but for ours. */
export function knownNames(form: Form): ReadonlySet<string> {
  const fields = sendingFields(form).map(({ name }) => name)
  return new Set([...fields, ...Object.keys(form.delivery?.map ?? {}), ...builtInNames])
}

/** Cuts a text at its tags. Joined again, the pieces are the text. */
export function markTags(text: string, known: ReadonlySet<string>): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let end = 0
  const plain = (until: number): void => {
    if (until > end) pieces.push({ kind: 'plain', text: text.slice(end, until), at: end })
  }
  for (const match of text.matchAll(/\{\{[^{}]*\}\}/g)) {
    plain(match.index)
    const [tag] = match
    pieces.push({ kind: isKnown(tag, known) ? 'tag' : 'unknown', text: tag, at: match.index })
    end = match.index + tag.length
  }
  plain(text.length)
  return pieces
}

function isKnown(tag: string, known: ReadonlySet<string>): boolean {
  const [, name = ''] = /^\{\{\s*[#^/]?\s*([\w-]*)/.exec(tag) ?? []
  return /^\{\{\s*(!|\.)/.test(tag) || name.startsWith('letterslot_') || known.has(name)
}
