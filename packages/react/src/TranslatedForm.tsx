import { chooseLanguage } from '@letterslot/core/language'
import type { JSX } from 'react'
import { formOf } from './form/form-file.ts'
import { LetterslotForm, type LetterslotFormProps } from './LetterslotForm.tsx'
import { useFormLanguage } from './language/use-form-language.tsx'
import { wantedLanguages } from './language/wanted-languages.ts'

export interface TranslatedFormProps extends LetterslotFormProps {
  /** BCP 47: the page decides, and says so again when it changes. Default: the address (`?lang=`), the page, the browser; then the visitor. */
  readonly language?: string | undefined
}

/**
 * Draws a form in one of its languages, and lets the visitor choose another: what was written and sent stays. A form that has one language
 * is drawn without the choice. Words that `rareParts` has are those of the language that a server draws.
 */
export function TranslatedForm({ form: file, language, rareParts, ...options }: TranslatedFormProps): JSX.Element {
  const form = formOf(file)
  const ofPage = language ? chooseLanguage(form, [language]) : undefined
  const shown = useFormLanguage(form, wantedLanguages, ofPage)
  const isFirst = shown.form.locale === (ofPage ?? form.locale)
  return <LetterslotForm {...options} {...shown} rareParts={isFirst ? rareParts : undefined} />
}
