import { shellText } from '../catalogue/shell.ts'

/** One step of a form, in the order in which they are taken. */
export interface Step {
  readonly to: '/forms/$formId/build' | '/forms/$formId/email' | '/forms/$formId/connect' | '/forms/$formId/publish'
  readonly label: string
}

/** The steps of a form. */
export const steps: readonly Step[] = [
  { to: '/forms/$formId/build', label: shellText.steps.build },
  { to: '/forms/$formId/email', label: shellText.steps.email },
  { to: '/forms/$formId/connect', label: shellText.steps.connect },
  { to: '/forms/$formId/publish', label: shellText.steps.publish },
]
