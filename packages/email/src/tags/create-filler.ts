import type { Result } from '@letterslot/core'
import { EmailError } from '../email-error.ts'
import type { EmailTemplate } from '../template/template.ts'
import { fillTags } from './fill-tags.ts'
import { parseTags } from './parse-tags.ts'
import type { Piece } from './piece.ts'
import { taggedTexts } from './tagged-texts.ts'
import type { View } from './view.ts'

/** Fills in the merge tags of one of the template's own texts; any other text comes back as it is. */
export type Filler = (text: string) => string

/** Reads every merge tag of a template, so that filling them in cannot fail later, half way through a mail. */
export function createFiller(template: EmailTemplate, view: View): Result<Filler, EmailError> {
  const piecesByText = new Map<string, readonly Piece[]>()
  for (const { place, text } of taggedTexts(template)) {
    const pieces = parseTags(text)
    if (!pieces.ok) {
      const { code, message, tag } = pieces.error
      return { ok: false, error: new EmailError(code, message, { place, tag }) }
    }
    piecesByText.set(text, pieces.value)
  }
  return {
    ok: true,
    value: (text) => {
      const pieces = piecesByText.get(text)
      return pieces === undefined ? text : fillTags(pieces, view)
    },
  }
}
