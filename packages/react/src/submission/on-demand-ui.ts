import type { FormParts } from '../form/form-context.ts'

export * from './submission-ui.ts'

/** The matcher for doubtful patterns: a form that has one fetches it once its rules are here. */
export const patterns: FormParts['patterns'] = () => import('../form/patterns.ts')
