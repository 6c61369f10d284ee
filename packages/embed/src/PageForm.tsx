import type { Form } from '@letterslot/core'
import { type FormOptions, LetterslotForm } from '@letterslot/react'
import { useFormLanguage } from '@letterslot/react/parts'

export interface PageFormProps {
  readonly form: Form
  /** For a form that needs them: the page is drawn with them from the start. */
  readonly rareParts: FormOptions['rareParts']
}

/** The form of a one-file page: drawn into its markup when the page is made, and drawn over it by the page's script. */
export function PageForm({ form, rareParts }: PageFormProps): ReturnType<typeof LetterslotForm> {
  return <LetterslotForm {...useFormLanguage(form, noLanguages)} headingLevel={1} rareParts={rareParts} />
}

const noLanguages = (): readonly string[] => []
