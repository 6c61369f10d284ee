import type { Form } from '@letterslot/core'
import { parseTags } from '../tags/parse-tags.ts'
import { taggedTexts } from '../tags/tagged-texts.ts'
import type { EmailTemplate } from '../template/template.ts'
import { closestName } from './closest-name.ts'
import type { Finding } from './finding.ts'
import { isWritable } from './only-name.ts'
import { isKnownName, isReserved, namesIn, sentNames } from './parameter-names.ts'
import { addressOrTags, settleName, settleTags } from './settle-tags.ts'

/** A place where the template names a parameter, and what stands there with another name, or without one. */
interface Use {
  readonly place: string
  readonly name: string
  readonly written: (meant: string | undefined) => string
}

/** Finds tags that cannot be filled in, and parameters that the form does not send. */
export function checkTags(form: Form, template: EmailTemplate, unused: readonly string[]): readonly Finding[] {
  const sent = sentNames(form)
  const isKnown = (name: string): boolean => isKnownName(name, sent)
  const unknown = uses(template).filter(({ name }) => !isKnown(name))
  return [
    ...refusedTags(template, isKnown),
    ...unknown.map(({ place, name, written }): Finding => {
      const text = written(closestName(name, [...sent].filter(isMeant), unused.filter(isMeant)))
      return { code: 'unknown-parameter', weight: 'must', place, name, fix: { kind: 'setText', place, text } }
    }),
  ]
}

/** True for a name worth proposing: one that a tag can hold, and that may be sent. */
function isMeant(name: string): boolean {
  return isWritable(name) && !isReserved(name)
}

function refusedTags(template: EmailTemplate, isKnown: (name: string) => boolean): readonly Finding[] {
  return taggedTexts(template).flatMap(({ place, text }): readonly Finding[] => {
    const pieces = parseTags(text)
    if (pieces.ok) return []
    const { code, tag } = pieces.error
    const settled = fitting(place, settleTags(text, isKnown))
    return [{ code, weight: 'must', place, tag, fix: { kind: 'setText', place, text: settled } }]
  })
}

/** Every use of a parameter: merge tags, and the rows of the tables. */
function uses(template: EmailTemplate): readonly Use[] {
  const tags = taggedTexts(template).flatMap(({ place, text }): readonly Use[] =>
    namesIn(text).map((name) => ({
      place,
      name,
      written: (meant) => fitting(place, settleName(text, name, meant)),
    })),
  )
  const rows = template.blocks.flatMap((block, index): readonly Use[] =>
    block.kind === 'answers'
      ? block.rows.map(({ name }, row) => ({
          place: `/blocks/${index}/rows/${row}/name`,
          name,
          written: (meant) => meant ?? '',
        }))
      : [],
  )
  return [...tags, ...rows]
}

function fitting(place: string, text: string): string {
  return /^\/(?:to|cc|bcc|replyTo)\b/.test(place) ? addressOrTags(text) : text
}
