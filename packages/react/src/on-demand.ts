import type { Form } from '@letterslot/core'
import type { LoadedParts, RareParts } from './form/form-context.ts'

/**
 * The parts of a form needed only once Send was pressed: the summary of problems, the attempt, its outcome. They are
 * fetched as soon as the form is drawn, and again when they are wanted, where that failed.
 */
export const loadSubmissionUi = (): Promise<typeof import('./submission/on-demand-ui.ts')> =>
  import('./submission/on-demand-ui.ts')

/** The list of chosen files: fetched by forms that ask for files, and by no others. */
export const loadChosenFiles = (): Promise<typeof import('./fields/ChosenFiles.tsx')> =>
  import('./fields/ChosenFiles.tsx')

/** A matcher for patterns that an engine may take too long for: only a form that has one fetches it, once it is drawn. */
export const loadPatterns = (): Promise<typeof import('./form/patterns.ts')> => import('./form/patterns.ts')

/** The parts of rare fields, and the controls of its kinds: fetched by forms that have some, and by no others. */
export const loadRareParts = (form: Form): Promise<RareParts> =>
  import('./rare/rare-parts-of.ts').then((loaded) => loaded.rarePartsOf(form))

/** The words of another language than English, together with what its rare fields need. */
export const loadLanguage = (form: Form, rare?: Promise<RareParts>): Promise<LoadedParts> =>
  import('./language/load-language.ts').then((loaded) => loaded.loadLanguage(form, rare))

/** The pictures and fonts of a look: fetched by forms that have some, and by no others. */
export const loadLookPictures = (): Promise<typeof import('./look/LookPictures.tsx')> =>
  import('./look/LookPictures.tsx')
