import type { Form } from '@letterslot/core'
import { useFormLanguage, wantedLanguages } from '@letterslot/react/parts'
import { DrawnForm } from './DrawnForm.tsx'

/** The form of a link in the language that its visitor wants, with the choice among those that it speaks. */
export function TranslatedSharedForm({ form }: { readonly form: Form }) {
  return <DrawnForm {...useFormLanguage(form, sharedFormLanguages)} />
}

/** The page's own language says nothing of its visitor: it is the form's. */
const sharedFormLanguages = (): readonly string[] => wantedLanguages(null)
