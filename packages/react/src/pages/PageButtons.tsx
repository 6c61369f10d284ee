import { pageTexts } from '@letterslot/core/messages/en-pages'
import type { JSX } from 'react'
import type { PagesProps } from '../form/form-context.ts'
import { goToPage } from './page-steps.ts'
import { usePageTurn } from './use-page-turn.ts'

/** The buttons under a page: on to the next one, which the last one has not; and back. */
export function PageButtons({ context }: PagesProps): JSX.Element {
  const { handle, lang } = context
  const { pages, index } = usePageTurn(handle)
  const texts = { ...pageTexts, ...context.texts }
  const next = pages[index + 1]
  const last = pages[index - 1]
  return (
    <>
      {next && (
        // It stands where Send does: Enter in a field leads on.
        <button type="submit" className="ls-send" data-next="" lang={next.title ? context.langOf && lang : lang}>
          {next.title ? context.sayMarked(texts.nextPage, { label: next.title }) : texts.next}
        </button>
      )}
      {last && (
        <button
          type="button"
          className="ls-button"
          data-back=""
          style={backStyle}
          lang={lang}
          onClick={() => goToPage(handle, last.id)}
        >
          {texts.previous}
        </button>
      )}
    </>
  )
}

const backStyle = { marginBlockStart: '12px', justifySelf: 'start' } as const
