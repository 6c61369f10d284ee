import { syncAnswers, syncStarter } from '@letterslot/email'
import { apply as applyPatches, create, type Patches } from 'mutative'
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

/** Applies patches that a step of history kept. */
export function replay(document: StudioDocument, patches: Patches<true>): StudioDocument {
  return applyPatches(document, patches)
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
