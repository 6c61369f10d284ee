import { syncAnswers, syncStarter } from '@letterslot/email'
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
 * that the maker has not edited. A command that writes the mail itself has the last word on its texts.
 */
function syncMail(before: StudioDocument, after: StudioDocument): StudioDocument {
  const texts =
    after.email !== before.email || after.form === before.form
      ? after.email
      : syncStarter(after.email, before.form, after.form, { replySentence: starterMailText.reply })
  const email = syncAnswers(texts, after.form)
  return email === after.email ? after : { ...after, email }
}
