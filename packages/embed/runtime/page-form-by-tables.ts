// The form of a page in several languages: it carries a table of each, and reads those that are shown.
import { directionOf, type Form } from '@letterslot/core'
import { type Language, type LocaleTable, languageOf } from '@letterslot/core/language'
import type { FormOptions } from '@letterslot/react'
import { type FormParts, FormWithParts, useFormLanguage, wantedLanguages } from '@letterslot/react/parts'
import { useEffect, useMemo } from 'react'
import { pageTableIdOf } from '../src/page-runtime.ts'
import type { Child } from './draw.ts'
import { jsx } from './react.ts'

interface PageFormProps {
  readonly form: Form
  readonly parts: FormParts
  readonly loaded: FormOptions['rareParts']
}

export const pageForm = (form: Form, parts: FormParts, loaded: FormOptions['rareParts']): Child =>
  jsx(PageForm, { form, parts, loaded })

function PageForm({ form, parts, loaded }: PageFormProps): Child {
  const shown = useFormLanguage(form, wanted)
  const { locale, title } = shown.form
  const rareParts = useMemo(() => ({ ...loaded, language: languageIn(locale) }), [loaded, locale])
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = locale
    documentElement.dir = directionOf(locale)
    document.title = title
  }, [locale, title])
  return jsx(FormWithParts, { ...shown, headingLevel: 1, parts, rareParts })
}

/** The page's own language says nothing of its visitor: it is the form's. */
const wanted = (): readonly string[] => wantedLanguages(null)

function languageIn(tag: string): Language {
  return languageOf(tableOf(tag), tag)
}

function tableOf(tag: string): LocaleTable {
  const table: LocaleTable | string = JSON.parse(`${document.getElementById(pageTableIdOf(tag))?.textContent}`)
  return typeof table === 'string' ? tableOf(table) : table
}
