import { type Field, formatDay } from '@letterslot/core'
import { readFreeText } from '@letterslot/core/rare-rules'

/** An answer as people read it: a day in words, or a choice by its label with what was written beside it. Else undefined. */
export function sayAnswer({ kind, options }: Field, value: string, locale: string): string | undefined {
  if (kind === 'date') return formatDay(value, locale)
  const written = readFreeText(options, value)
  return written && [written.option.label, written.text].filter(Boolean).join(': ')
}
