import { languagesOf } from '@letterslot/core/language'
import { useLocation } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { languagesText } from '../../domain/texts/languages.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { LanguageList } from './LanguageList.tsx'
import styles from './LanguagesPage.module.css'
import { readLanguagesPlace } from './languages-place.ts'
import { SentencesView } from './sentences/SentencesView.tsx'
import { TranslationsView } from './TranslationsView.tsx'
import { ViewTabs } from './ViewTabs.tsx'

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
        <ViewTabs place={place} />
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
