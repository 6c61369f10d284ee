import type { Form } from '@letterslot/core'
import { usesAfterSent } from '@letterslot/react/rare-parts'
import { usesRareParts } from '@letterslot/react/uses-rare-parts'
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

/** Returns the same of an element in two files: the first has what the form is drawn with. Without it, the second is fetched at once. */
export function firstParts(form: Form): readonly string[] {
  return [...(usesRareParts(form) ? ['rare'] : []), ...(form.look ? ['look'] : []), ...elementParts(form)]
}
