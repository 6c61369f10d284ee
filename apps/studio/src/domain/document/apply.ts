import type { Form } from '@letterslot/core'
import { type EmailTemplate, renameParameter, syncAnswers, syncStarter } from '@letterslot/email'
import { create, isDraft, type Patches } from 'mutative'
import type { StudioDocument } from '../../model/studio-document.ts'
import { starterMailText } from '../texts/starts.ts'
import type { Command } from './command.ts'

/** A step there and back, as patches. Both lists are in the order in which they apply. */
export interface ReversiblePatches {
  readonly forward: Patches<true>
  readonly backward: Patches<true>
}

/** The result of a command. No patches: it changed nothing. */
export interface Applied {
  readonly document: StudioDocument
  readonly patches: ReversiblePatches
}

/** Carries a command out, and lets follow what follows the form; both are one step. */
export function applyCommand(document: StudioDocument, command: Command): Applied {
  const [changed, forward, backward] = create(document, (draft) => command.change(draft), { enablePatches: true })
  const { email } = syncMail(document, changed)
  if (email === changed.email) return { document: changed, patches: { forward, backward } }
  return {
    document: { ...changed, email },
    patches: {
      forward: [...forward, { op: 'replace', path: ['email'], value: email }],
      backward: [{ op: 'replace', path: ['email'], value: changed.email }, ...backward],
    },
  }
}

/**
 * Applies patches that a step of history kept. What they put back is the very object that stood there before, and so is drawn as
 * before: Mutative's own `apply` puts in copies, and one field that comes or goes is a patch of every field behind it.
 */
export function replay(document: StudioDocument, patches: Patches<true>): StudioDocument {
  return create(document, (draft) => {
    for (const patch of patches) applyPatch(draft, patch)
  })
}

function applyPatch(draft: object, { op, path, value }: Patches<true>[number]): void {
  const key = path.at(-1) ?? ''
  const parent = path.slice(0, -1).reduce(changeablePart, draft)
  if (!Array.isArray(parent) || op === 'replace') {
    if (op === 'remove') Reflect.deleteProperty(parent, key)
    else Reflect.set(parent, key, value)
  } else if (op === 'remove') parent.splice(Number(key), 1)
  else parent.splice(Number(key), 0, value)
}

/** A part that may be written to: what an earlier patch put here belongs to the history, and a copy takes its place. */
function changeablePart(draft: object, key: string | number): object {
  const part: unknown = Reflect.get(draft, key)
  if (typeof part !== 'object' || part === null) throw new TypeError('A step of history does not fit the document.')
  if (isDraft(part)) return part
  const copy = Array.isArray(part) ? [...part] : { ...part }
  Reflect.set(draft, key, copy)
  return copy
}

/**
 * Brings what follows the form in step with it: the automatic rows of the mail's answers tables, and the mail's texts
 * that the maker has not edited. Where they were edited, the answers named in them follow the names of their fields. A command that writes the mail itself has the last word on its texts.
 */
function syncMail(before: StudioDocument, after: StudioDocument): StudioDocument {
  const texts =
    after.email !== before.email || after.form === before.form
      ? after.email
      : followNames(
          syncStarter(after.email, before.form, after.form, { replySentence: starterMailText.reply }),
          before.form,
          after.form,
        )
  const email = syncAnswers(texts, after.form)
  return email === after.email ? after : { ...after, email }
}

/** Writes the new name of a field wherever a mail names its answer, unless another field has the old one. */
function followNames(template: EmailTemplate, before: Form, after: Form): EmailTemplate {
  const renamed = after.pages.flatMap(({ fields }, page) =>
    fields.flatMap((field, index) => {
      const old = before.pages[page]?.fields[index]
      return old && old !== field && old.id === field.id && old.name !== field.name ? [[old.name, field.name]] : []
    }),
  )
  return renamed.reduce(
    (mail, [from = '', to = '']) =>
      after.pages.some(({ fields }) => fields.some(({ name }) => name === from))
        ? mail
        : renameParameter(mail, from, to),
    template,
  )
}
