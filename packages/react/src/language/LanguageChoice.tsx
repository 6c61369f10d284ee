import { directionOf } from '@letterslot/core'
import type { JSX, MouseEvent, Ref } from 'react'
import { addressIn, languageName } from './wanted-languages.ts'

export interface LanguageChoiceProps {
  /** BCP 47, in the order of the document: `languagesOf(form)`. */
  readonly languages: readonly string[]
  readonly chosen: string
  /** False until a script can change the language: nothing is a link by then, and only the room is kept. */
  readonly isReady: boolean
  readonly onChoose: (tag: string) => void
  readonly list?: Ref<HTMLUListElement> | undefined
}

/**
 * The languages of a form, each a link by its own name: what a visitor presses changes the form in place, and what opens in another tab
 * begins in that language. To be drawn as the `children` of `FormView`.
 */
export function LanguageChoice({ languages, chosen, isReady, onChoose, list }: LanguageChoiceProps): JSX.Element {
  return (
    <ul className="ls-languages" ref={list}>
      {languages.map((tag) => (
        <li key={tag}>
          <a
            className="ls-link"
            href={isReady ? addressIn(tag) : undefined}
            hrefLang={tag}
            lang={tag}
            dir={directionOf(tag)}
            aria-current={tag === chosen ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onChoose(tag)
            }}
          >
            {languageName(tag)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
