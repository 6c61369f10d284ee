import { directionOf } from '@letterslot/core'
import { chooseLanguage, languagesOf, localizeForm } from '@letterslot/core/language'
import { type JSX, useEffect, useMemo, useRef, useState } from 'react'
import { formOf } from './form/form-file.ts'
import { LetterslotForm, type LetterslotFormProps } from './LetterslotForm.tsx'
import { languageName, wantedLanguages } from './language/wanted-languages.ts'

export interface TranslatedFormProps extends LetterslotFormProps {
  /** BCP 47: the page decides, and says so again when it changes. Default: the address (`?lang=`), the page, the browser; then the visitor. */
  readonly language?: string | undefined
}

/**
 * Draws a form in one of its languages, and lets the visitor choose another: what was written and sent stays. A form that has one language
 * is drawn without the choice.
 */
export function TranslatedForm({ form: file, language, ...options }: TranslatedFormProps): JSX.Element {
  const form = formOf(file)
  const root = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  // On a server nobody knows what the visitor wants: the form's own language comes first, there and here.
  useEffect(() => {
    choose(chooseLanguage(form, language ? [language] : wantedLanguages(root.current)))
  }, [form, language])
  const tag = chosen ?? (language ? chooseLanguage(form, [language]) : form.locale)
  const localized = useMemo(() => localizeForm(form, tag), [form, tag])
  const tags = languagesOf(form)
  return (
    <div ref={root}>
      {tags.length > 1 && (
        <ul className="ls-languages">
          {tags.map((one) => (
            <li key={one}>
              <button
                type="button"
                className="ls-link"
                lang={one}
                dir={directionOf(one)}
                aria-current={one === tag ? 'true' : undefined}
                onClick={() => choose(one)}
              >
                {languageName(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <LetterslotForm {...options} form={localized} />
    </div>
  )
}
