import { apply as applyPatches, create, type Patches } from 'mutative'
import type { Command } from './command.ts'
import { followForm } from './follow-form.ts'
import type { StudioDocument } from './studio-document.ts'

/** A step there and back, as patches. Both lists are in the order in which they apply. */
export interface ReversiblePatches {
  readonly forward: Patches<true>
  readonly backward: Patches<true>
}

/** What a command came to. No patches: it changed nothing. */
export interface Applied {
  readonly document: StudioDocument
  readonly patches: ReversiblePatches
}

/** Carries a command out, and lets follow what follows the form; both are one step. */
export function applyCommand(document: StudioDocument, command: Command): Applied {
  const [changed, forward, backward] = create(document, (draft) => command.change(draft), { enablePatches: true })
  const { email } = followForm(document, changed)
  if (email === changed.email) return { document: changed, patches: { forward, backward } }
  const followed = { ...changed, email }
  return {
    document: followed,
    patches: {
      forward: [...forward, { op: 'replace', path: ['email'], value: email }],
      backward: [{ op: 'replace', path: ['email'], value: changed.email }, ...backward],
    },
  }
}

/** Applies patches that a step of history kept. */
export function replay(document: StudioDocument, patches: Patches<true>): StudioDocument {
  return applyPatches(document, patches)
}
