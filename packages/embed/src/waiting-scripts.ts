import type { Form } from '@letterslot/core'
import { keepsDrafts } from '@letterslot/core/drafts'
import { hasPrefill } from '@letterslot/core/prefill'
import { usesAfterSent } from '@letterslot/react/rare-parts'
import { usesRareParts } from '@letterslot/react/uses-rare-parts'
import { hasDoubtfulPattern, hasFiles, turnsPages } from './form-wants.ts'
import { kindFolders } from './kind-folders.ts'
import type { LaterScript } from './page-runtime.ts'
import { pageScript } from './page-script.ts'

/** Every form wants these; the doctor says itself that it is wanted. */
const everyFormScripts: readonly string[] = [
  pageScript,
  './submission-ui.js',

  'letterslot-doctor',
]

/** Returns those of a runtime's scripts that a form may want: no page carries others. */
export function waitingScripts(form: Form, scripts: readonly LaterScript[]): readonly LaterScript[] {
  const wanted = [
    ...everyFormScripts,
    ...(usesRareParts(form) ? ['./rare-parts-of.js'] : []),
    ...kindFolders(form).map((folder) => `./with-${folder}.js`),
    ...(hasFiles(form) ? ['./ChosenFiles.js'] : []),
    ...(turnsPages(form) ? ['./pages-ui.js'] : []),
    ...(keepsDrafts(form) ? ['./drafts-ui.js'] : []),
    ...(hasPrefill(form) ? ['./prefill-ui.js'] : []),
    ...(usesAfterSent(form) ? ['./AfterSent.js'] : []),
    ...(hasDoubtfulPattern(form) ? ['./patterns.js'] : []),
  ]
  const needed = scripts.filter(({ name }) => wanted.includes(name)).flatMap(({ needs }) => needs)
  return scripts.filter(({ name }) => wanted.includes(name) || needed.includes(name))
}
