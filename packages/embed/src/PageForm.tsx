import type { Form } from '@letterslot/core'
import { LetterslotForm } from '@letterslot/react'

export interface PageFormProps {
  readonly form: Form
}

/** The form of a one-file page: drawn into its markup when the page is made, and drawn over it by the page's script. */
export function PageForm({ form }: PageFormProps): ReturnType<typeof LetterslotForm> {
  return <LetterslotForm form={form} headingLevel={1} />
}
