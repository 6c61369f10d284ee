import { countryName } from './countries.ts'
import type { Field } from './field.ts'
import { partsOf } from './parts.ts'
import type { Value } from './values.ts'

/**
 * The parameter of an answer of several parts: a range of days as ISO 8601 has it, `2026-06-12/2026-06-13`; a name on one line; an
 * address on lines as they stand on a letter, with the name of its country. Undefined of every other field.
 * @param locale - of the country's name.
 */
export function partText(field: Pick<Field, 'kind' | 'parts'>, value: Value, locale: string): string | undefined {
  const parts = partsOf(field)
  if (parts.length === 0 || typeof value !== 'object') return undefined
  const texts = parts.map((_, index) => String(value[index] ?? '').trim())
  if (texts.every((text) => text === '')) return ''
  if (field.kind === 'dateRange') return texts.join('/')
  if (field.kind === 'name') return texts.filter(Boolean).join(' ')
  const lines: string[] = []
  for (const [index, { name, isWide }] of parts.entries()) {
    const text = name === 'country' ? countryName(texts[index] ?? '', locale) : (texts[index] ?? '')
    // What has no line of its own stands beside what came before it.
    const isBeside = !isWide && index > 0 && parts[index - 1]?.isWide === false
    if (isBeside) lines.push([lines.pop(), text].filter(Boolean).join(' '))
    else lines.push(text)
  }
  return lines.filter(Boolean).join('\n')
}
