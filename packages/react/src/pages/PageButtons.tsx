import { pageTexts } from '@letterslot/core/messages/en-pages'
import { reviewId } from '@letterslot/core/pages'
import { type JSX, useEffect, useRef, useSyncExternalStore } from 'react'
import type { PagesProps } from '../form/form-context.ts'
import { Icon } from '../form/Icon.tsx'
import { goToPage } from './page-steps.ts'
import { pagerOf } from './pager.ts'
import { usePageTurn } from './use-page-turn.ts'

/** The buttons under a page: back, and on to the next one, in whose place the last one has Send behind them. */
export function PageButtons({ context }: PagesProps): JSX.Element {
  const { handle, lang } = context
  const { pages, index } = usePageTurn(handle)
  const texts = { ...pageTexts, ...context.texts }
  const pager = pagerOf(handle)
  const { change } = useSyncExternalStore(pager.subscribe, pager.position, pager.position)
  const next = change ? pages.at(-1) : pages[index + 1]
  const isReview = next?.id === reviewId
  // The next field of a page is under the same title.
  const title = next?.title === pages[index]?.title ? undefined : next?.title
  const last = pages[index - 1]
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A class, not `:has()`: with that a browser looks through all fields again for each element that comes or goes among them.
    const body = ground.current?.parentElement
    body?.classList.add('ls-stepped')
    return () => body?.classList.remove('ls-stepped')
  }, [])
  return (
    <>
      {last && (
        <button
          type="button"
          className="ls-button"
          data-back=""
          lang={lang}
          // The field that is left would say what is wrong with it, and move the button away from under the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => goToPage(handle, last.id)}
        >
          <Icon className="ls-turn" path="M19 12H5m6-6-6 6 6 6" />
          <span>{texts.previous}</span>
        </button>
      )}
      {next && (
        // It stands where Send does: Enter in a field leads on.
        <button type="submit" className="ls-send" data-next="" lang={title ? context.langOf && lang : lang}>
          {isReview && (change ? texts.backToReview : context.say(texts.nextPage, { label: texts.review }))}
          {!isReview && (title ? context.sayMarked(texts.nextPage, { label: title }) : texts.next)}
          <Icon className="ls-turn" path="M5 12h14m-6-6 6 6-6 6" />
        </button>
      )}
      {/* The ground of the buttons where they stay in sight. */}
      <div ref={ground} className="ls-ground" />
    </>
  )
}
