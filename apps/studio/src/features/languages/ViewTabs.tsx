import { Link } from '@tanstack/react-router'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { languagesText } from '../../domain/texts/languages.ts'
import styles from '../../ui/ViewTabs.module.css'
import { type LanguagesPlace, languagesFragment, languagesViews } from './languages-place.ts'

/** The views of Languages, side by side; each keeps the language that is worked on. */
export function ViewTabs({ place }: { readonly place: LanguagesPlace }) {
  const { formId } = useDocumentSession()
  return (
    <nav aria-label={languagesText.viewsLabel} className={styles['tabs']}>
      {languagesViews.map((view) => (
        <Link
          key={view}
          to="/forms/$formId/languages"
          params={{ formId }}
          hash={languagesFragment({ ...place, view })}
          // The address of every one of them is the same but for its fragment.
          activeOptions={{ includeHash: true }}
          aria-current={view === place.view ? 'page' : undefined}
          className={styles['tab']}
        >
          {languagesText.views[view]}
        </Link>
      ))}
    </nav>
  )
}
