import type { Form } from '@letterslot/core'
import { usesAfterSent } from '@letterslot/react/rare-parts'
import { hasDoubtfulPattern, hasFiles, turnsPages } from './form-wants.ts'
import { kindFolders } from './kind-folders.ts'

/** Returns the names of the scripts that an element of a form wants behind its own, those of kinds of fields among them. */
export function elementParts(form: Form): readonly string[] {
  return [
    ...(hasFiles(form) ? ['files'] : []),
    ...(hasDoubtfulPattern(form) ? ['patterns'] : []),
    ...(turnsPages(form) ? ['pages'] : []),
    ...(usesAfterSent(form) ? ['after-sent'] : []),
    ...kindFolders(form),
  ]
}
