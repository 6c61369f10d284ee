import type { Form } from '@letterslot/core'
import { sendingFields } from '../starter/sending-fields.ts'
import { parseTags } from '../tags/parse-tags.ts'
import { taggedTexts } from '../tags/tagged-texts.ts'
import type { EmailTemplate } from '../template/template.ts'
import { checkRecipients } from './check-recipients.ts'
import { closestName } from './closest-name.ts'
import type { Finding } from './finding.ts'
import { mendTags } from './mend-tags.ts'
import { isKnownName, sentNames, usedNames } from './parameter-names.ts'
import { removeTag, renameTag } from './rename-tag.ts'

/** A place where the template names a parameter, and how another name is written there. */
interface Use {
  readonly place: string
  readonly name: string
  readonly renamed: (name: string) => string
  readonly removed: string
}

/**
 * Compares what a mail asks for with what its form sends.
 * @returns findings in the order of the template, each with a fix: refused tags, unknown parameters, recipients, then
 * the fields that the mail does not show.
 */
export function checkContract(form: Form, template: EmailTemplate): readonly Finding[] {
  const sent = sentNames(form)
  const shown = shownNames(template)
  const unused = sendingFields(form).filter(({ name }) => shown !== 'all' && !shown.has(name))
  const unusedNames = unused.map(({ name }) => name)
  return [
    ...refusedTags(template),
    ...uses(template)
      .filter(({ name }) => !isKnownName(name, sent))
      .map((use) => unknownParameter(use, [...sent], unusedNames)),
    ...checkRecipients(template, form),
    ...unused.map(({ name, label }): Finding => {
      const fix = { kind: 'addRow', name, label } as const
      return { code: 'field-not-in-mail', weight: 'should', place: '/blocks', name, fix }
    }),
  ]
}

function refusedTags(template: EmailTemplate): readonly Finding[] {
  return taggedTexts(template).flatMap(({ place, text }): readonly Finding[] => {
    const pieces = parseTags(text)
    if (pieces.ok) return []
    const { code, tag } = pieces.error
    const fix = { kind: 'setText', place, text: mendTags(text, pieces.error) } as const
    return [{ code, weight: 'must', place, tag, fix }]
  })
}

function unknownParameter(use: Use, names: readonly string[], unused: readonly string[]): Finding {
  const { place, name } = use
  const meant = closestName(name, names, unused)
  const text = meant === undefined ? use.removed : use.renamed(meant)
  return { code: 'unknown-parameter', weight: 'must', place, name, fix: { kind: 'setText', place, text } }
}

/** Every use of a parameter: merge tags, and the rows of tables that the maker keeps by hand. */
function uses(template: EmailTemplate): readonly Use[] {
  const tags = taggedTexts(template).flatMap(({ place, text }): readonly Use[] =>
    namesIn(text).map((name) => ({
      place,
      name,
      renamed: (to) => renameTag(text, name, to),
      removed: removeTag(text, name),
    })),
  )
  const rows = template.blocks.flatMap((block, index): readonly Use[] =>
    block.kind === 'answers'
      ? block.rows.map(({ name }, row) => ({
          place: `/blocks/${index}/rows/${row}/name`,
          name,
          renamed: (to) => to,
          removed: '',
        }))
      : [],
  )
  return [...tags, ...rows]
}

/** The parameters that a reader of the mail sees: in the subject or in a block; `all` where a table prints every one. */
function shownNames(template: EmailTemplate): ReadonlySet<string> | 'all' {
  const names = new Set(namesIn(template.subject))
  for (const block of template.blocks) {
    if (block.kind === 'heading' || block.kind === 'text') for (const name of namesIn(block.text)) names.add(name)
    if (block.kind !== 'answers') continue
    if (block.auto && block.rows.length === 0) return 'all'
    for (const { name } of block.rows) names.add(name)
  }
  return names
}

function namesIn(text: string): readonly string[] {
  const pieces = parseTags(text)
  return pieces.ok ? usedNames(pieces.value) : []
}
