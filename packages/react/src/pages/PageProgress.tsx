import type { Page } from '@letterslot/core'
import { pageTexts } from '@letterslot/core/messages/en-pages'
import { reviewId } from '@letterslot/core/pages'
import type { JSX, ReactNode } from 'react'
import type { FormContext } from '../form/form-context.ts'
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
    <span style={at > index ? numberStyle : doneStyle} aria-hidden={isNamed(pages[at]) ? 'true' : undefined}>
      {(at + 1).toLocaleString(context.locale)}
    </span>
  )
  const { review } = { ...pageTexts, ...context.texts }
  const nameOf = ({ id, title }: Page): ReactNode =>
    id === reviewId ? <span lang={lang}>{review}</span> : context.mark(title)
  if (pages.length < 2) return null
  return (
    <>
      {(progress === 'bar' || progress === 'fields') && (
        <progress style={barStyle} max={pages.length} value={index + 1} aria-label={said} lang={lang} />
      )}
      {/* It is the heading of a page without a name. */}
      {isNamed(pages[index]) && (
        <p className="ls-note" lang={lang}>
          {said}
        </p>
      )}
      {progress === 'steps' && (
        <ol style={listStyle}>
          {pages.map((page, at) => (
            <li key={page.id} style={stepStyle} aria-current={at === index ? 'step' : undefined}>
              {(isNamed(page) || at >= index) && numberOf(at)}
              {at < index ? (
                <button type="button" className="ls-link" onClick={() => goToPage(handle, page.id)}>
                  {nameOf(page) || numberOf(at)}
                </button>
              ) : (
                <span style={at === index ? nowStyle : undefined}>{nameOf(page)}</span>
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

// Set by script, so that the style sheet of forms without pages is as it was; a strict policy allows it.
const barStyle = { inlineSize: '100%', accentColor: 'var(--ls-color-mark)' } as const
const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  margin: '8px 0 16px',
  padding: '0',
  listStyle: 'none',
} as const
const stepStyle = { display: 'flex', alignItems: 'center', gap: '8px', color: 'var(--ls-color-quiet)' } as const
const numberStyle = {
  display: 'grid',
  // Round beside a long name, too.
  flex: 'none',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  border: '1px solid var(--ls-color-border)',
  borderRadius: '50%',
  fontSize: '14px',
} as const
const doneStyle = {
  ...numberStyle,
  borderColor: 'var(--ls-color-mark)',
  background: 'var(--ls-color-mark)',
  color: 'var(--ls-color-on-mark)',
} as const
const nowStyle = { color: 'var(--ls-color-text)', fontWeight: '700' } as const
