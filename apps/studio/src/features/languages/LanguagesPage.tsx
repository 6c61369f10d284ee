import type { Form } from '@letterslot/core'
import { languagesOf, maxTranslations } from '@letterslot/core/language'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, FileUp } from 'lucide-react'
import { type JSX, Suspense, useState } from 'react'
import { addLanguage } from '../../domain/document/commands/translations.ts'
import { useDispatch, useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { languageChoices, languageName, ownLanguageName } from '../../domain/languages/language-name.ts'
import { translationGaps } from '../../domain/languages/translation-words.ts'
import { chooseFile } from '../../domain/open-file/use-open-file.tsx'
import { languagesText, translationFileText, translationsText } from '../../domain/texts/languages.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import viewTabs from '../../ui/ViewTabs.module.css'
import styles from './LanguagesPage.module.css'
import { type LanguagesPlace, languagesFragment, languagesViews, readLanguagesPlace } from './languages-place.ts'
import type { TranslationReading } from './read-translations.ts'
import { SentencesView } from './sentences/SentencesView.tsx'
import { TranslationsView } from './TranslationsView.tsx'

/** The screen Languages of an open form: its languages at the side, and what is said in one of them. */
export function LanguagesPage() {
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const fragment = useLocation({ select: ({ hash }) => hash })
  const place = readLanguagesPlace(fragment, languagesOf(form))
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <LinkButton to="/forms/$formId/build" params={{ formId }} variant="quiet" size="small" icon={ChevronLeft}>
          {languagesText.back}
        </LinkButton>
        <h1 className={styles['title']}>{languagesText.title}</h1>
        <LanguageTabs place={place} />
      </div>
      <div className={styles['columns']}>
        <LanguageList place={place} />
        <div className={styles['view']}>
          {place.view === 'translations' ? <TranslationsView tag={place.tag} /> : <SentencesView tag={place.tag} />}
        </div>
      </div>
    </div>
  )
}

/** The languages of the form, its own first, and the way to one more. */
function LanguageList({ place }: { readonly place: LanguagesPlace }) {
  const { formId } = useDocumentSession()
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const form = useDocument((document) => document.form)
  const { choose, dialog } = useTranslationImport()
  const tags = languagesOf(form)
  const free = languageChoices().filter(({ value }) => !tags.includes(value))
  const add = (tag: string): void => {
    dispatch(addLanguage(tag))
    announce(languagesText.added(languageName(tag)))
    const hash = languagesFragment({ ...place, tag })
    void navigate({ to: '/forms/$formId/languages', params: { formId }, hash })
  }
  return (
    <aside aria-label={languagesText.list} className={styles['side']}>
      <div className={styles['stays']}>
        <ul className={styles['list']}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/forms/$formId/languages"
                params={{ formId }}
                hash={languagesFragment({ ...place, tag })}
                // The address of every one of them is the same but for its fragment.
                activeOptions={{ includeHash: true }}
                aria-current={tag === place.tag ? 'true' : undefined}
                className={styles['language']}
              >
                <LanguageNames tag={tag} />
                <span className={styles['fact']}>
                  {tag === form.locale ? languagesText.own : <Gaps form={form} tag={tag} />}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {tags.length <= maxTranslations ? (
          <SelectField
            label={languagesText.add}
            help={languagesText.addHelp}
            value=""
            choices={[{ value: '', label: languagesText.choose }, ...free]}
            onChange={(tag) => tag !== '' && add(tag)}
          />
        ) : (
          <p className={styles['fact']}>{languagesText.full(maxTranslations)}</p>
        )}
        <div className={styles['files']}>
          <Button icon={FileUp} isWide onPress={choose}>
            {translationFileText.open}
          </Button>
          <p className={styles['fact']}>{translationFileText.openHelp}</p>
        </div>
      </div>
      {dialog}
    </aside>
  )
}

/** The name of a language for the maker, and the one by which its visitors find it. */
function LanguageNames({ tag }: { readonly tag: string }) {
  const [name, own] = [languageName(tag), ownLanguageName(tag)]
  return (
    <span className={styles['name']}>
      {name}
      {own !== name && (
        <>
          {' '}
          <bdi lang={tag} className={styles['own']}>
            {own}
          </bdi>
        </>
      )}
    </span>
  )
}

/** The part of a language that is missing, in words. */
function Gaps({ form, tag }: { readonly form: Form; readonly tag: string }) {
  const { missing, total } = translationGaps(form, tag)
  return missing.length > 0 ? translationsText.missing(missing.length, total) : translationsText.whole(total)
}

const acceptedKinds = '.csv,.xlf,.xliff,text/csv,application/xliff+xml'

// With it come the readers of both kinds of files.
const LazyImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog)

/** Chooses a file of translations, and shows what it would change. */
function useTranslationImport(): { readonly choose: () => void; readonly dialog: JSX.Element | null } {
  const { store } = useDocumentSession()
  const [reading, setReading] = useState<TranslationReading>()
  const read = async (file: File): Promise<void> => {
    const { readTranslations } = await import('./read-translations.ts')
    setReading(await readTranslations(file, store.getState().document.form))
  }
  return {
    choose: () => chooseFile(acceptedKinds, (file) => void read(file)),
    dialog: reading ? (
      <Suspense fallback={null}>
        <LazyImportDialog reading={reading} onClose={() => setReading(undefined)} />
      </Suspense>
    ) : null,
  }
}

/** The views of Languages, side by side; each keeps the language that is worked on. */
function LanguageTabs({ place }: { readonly place: LanguagesPlace }) {
  const { formId } = useDocumentSession()
  return (
    <nav aria-label={languagesText.viewsLabel} className={viewTabs['tabs']}>
      {languagesViews.map((view) => (
        <Link
          key={view}
          to="/forms/$formId/languages"
          params={{ formId }}
          hash={languagesFragment({ ...place, view })}
          // The address of every one of them is the same but for its fragment.
          activeOptions={{ includeHash: true }}
          aria-current={view === place.view ? 'page' : undefined}
          className={viewTabs['tab']}
        >
          {languagesText.views[view]}
        </Link>
      ))}
    </nav>
  )
}
