import { matchLocale } from '@letterslot/core/language'
import { spokenLanguages } from '@letterslot/core/messages/names'
import { Languages } from 'lucide-react'
import { setLanguage } from '../../domain/document/commands/form.ts'
import { useDispatch, useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { languageChoices, spokenTags } from '../../domain/languages/language-name.ts'
import { languageText } from '../../domain/texts/language.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

/** The language that the form speaks to visitors besides the maker's own words, its address where there are two, and the way to further ones. */
export function LanguageFields() {
  const { formId } = useDocumentSession()
  const dispatch = useDispatch()
  const { locale, address } = useDocument((document) => document.form)
  const served = matchLocale(locale, spokenTags)
  const spoken = spokenLanguages.find((one) => one.locale === served)
  // A region of a language, or one that we lack: the document says more than the list.
  const own = locale === served ? [] : [{ value: locale, label: languageText.own(locale, spoken?.name) }]
  return (
    <>
      <SelectField
        label={languageText.label}
        help={languageText.help}
        value={locale}
        choices={[...own, ...languageChoices()]}
        onChange={(next) => dispatch(setLanguage({ locale: next, address: undefined }))}
      />
      {spoken?.hasInformal && (
        <SelectField<'formal' | 'informal'>
          label={languageText.address}
          value={address ?? 'formal'}
          choices={languageText.addresses}
          onChange={(next) => dispatch(setLanguage({ locale, address: next === 'informal' ? next : undefined }))}
        />
      )}
      <LinkButton to="/forms/$formId/languages" params={{ formId }} size="small" icon={Languages}>
        {languageText.translate}
      </LinkButton>
    </>
  )
}
