import type { Form } from '@letterslot/core'
import { leftoversOf } from '../../domain/languages/translation-words.ts'
import { translationsText } from '../../domain/texts/languages.ts'
import styles from './TranslationsView.module.css'

/** The translations that no visitor reads, since what they translate is gone. */
export function Leftovers({ form, tag }: { readonly form: Form; readonly tag: string }) {
  const leftovers = leftoversOf(form, tag)
  if (leftovers.length === 0) return null
  return (
    <details className={styles['leftovers']}>
      <summary>{translationsText.leftovers(leftovers.length)}</summary>
      <ul>
        {leftovers.map(({ id, words, of }) => (
          <li key={id}>
            <bdi lang={tag}>{words}</bdi>
            {of !== undefined && (
              <>
                {' '}
                <span className={styles['of']}>{translationsText.leftoverOf(of)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
