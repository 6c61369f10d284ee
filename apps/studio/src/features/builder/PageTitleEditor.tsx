import { useLayoutEffect, useRef } from 'react'
import { setPageTitle } from '../../domain/document/commands/pages.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import styles from './PageTabs.module.css'
import type { PageHead } from './page-heads.ts'
import { textOrNone } from './use-field-edit.ts'

export interface PageTitleEditorProps {
  readonly page: PageHead | undefined
  /** The tab that it lies over. */
  readonly tabId: string
  /** By a key the focus goes back to the tab. */
  readonly onLeave: (isByKey: boolean) => void
}

/** The title of a page, as text to type over where its tab stands. */
export function PageTitleEditor({ page, tabId, onLeave }: PageTitleEditorProps) {
  const dispatch = useDispatch()
  const position = useDocument(({ form }) => form.pages.findIndex(({ id }) => id === page?.id) + 1)
  const editor = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const tab = document.getElementById(tabId)
    if (!tab || !editor.current) return
    editor.current.style.insetInlineStart = `${tab.offsetLeft}px`
    editor.current.style.inlineSize = `${Math.max(tab.offsetWidth, minWidthPx)}px`
  })
  useLayoutEffect(() => editor.current?.select(), [])
  if (!page) return null
  return (
    <input
      ref={editor}
      // biome-ignore lint/a11y/noAutofocus: it was asked for
      autoFocus
      className={styles['editor']}
      aria-label={pagesText.name(position)}
      placeholder={pagesText.untitled(position)}
      value={page.title}
      autoComplete="off"
      onChange={({ target }) => dispatch(setPageTitle(page.id, textOrNone(target.value)))}
      onBlur={() => onLeave(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
        event.preventDefault()
        onLeave(true)
      }}
    />
  )
}

/** Room for a title that has yet to be written; CSS pixels. */
const minWidthPx = 120
