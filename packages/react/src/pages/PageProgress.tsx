import type { Page } from '@letterslot/core'
import { pageTexts } from '@letterslot/core/messages/en-pages'
import { reviewId } from '@letterslot/core/pages'
import type { JSX, ReactNode } from 'react'
import type { FormContext } from '../form/form-context.ts'
import { Icon } from '../form/Icon.tsx'
import { goToPage } from './page-steps.ts'

export interface PageProgressProps {
  readonly context: FormContext
  readonly pages: readonly Page[]
  readonly index: number
  /** "Step 2 of 3". */
  readonly said: string
}

/** The visitor's progress: pages that were filled in are links, later ones are not. */
export function PageProgress({ context, pages, index, said }: PageProgressProps): JSX.Element | null {
  const { handle, lang } = context
  const { progress } = handle.form
  const numberOf = (at: number): JSX.Element => (
    <span className="ls-progress-mark" aria-hidden={isNamed(pages[at]) ? 'true' : undefined}>
      {at < index && isNamed(pages[at]) ? (
        <Icon path="m5 12.5 4.5 4.5L19 7.5" />
      ) : (
        (at + 1).toLocaleString(context.locale)
      )}
    </span>
  )
  const { review } = { ...pageTexts, ...context.texts }
  const nameOf = ({ id, title }: Page): ReactNode =>
    id === reviewId ? <span lang={lang}>{review}</span> : context.mark(title)
  if (pages.length < 2) return null
  return (
    <>
      {(progress === 'bar' || progress === 'fields') && (
        <progress className="ls-progress-bar" max={pages.length} value={index + 1} aria-label={said} lang={lang} />
      )}
      {/* It is the heading of a page without a name. */}
      {isNamed(pages[index]) && (
        <p className="ls-note ls-progress-said" lang={lang}>
          {said}
        </p>
      )}
      {progress === 'steps' && (
        <ol className="ls-progress">
          {pages.map((page, at) => (
            <li key={page.id} aria-current={at === index ? 'step' : undefined}>
              {(isNamed(page) || at >= index) && numberOf(at)}
              {at < index ? (
                <button type="button" className="ls-link" onClick={() => goToPage(handle, page.id)}>
                  {nameOf(page) || numberOf(at)}
                </button>
              ) : (
                <span>{nameOf(page)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** True for a page that has a name: its own, or that of the review. */
function isNamed(page: Page | undefined): boolean {
  return !!page?.title || page?.id === reviewId
}
