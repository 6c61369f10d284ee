import { FormView } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { ArrowRight, Plus } from 'lucide-react'
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocument, useDocumentSession, useIsSelected } from '../../domain/document/use-document.ts'
import awaited from '../../domain/languages/AwaitedWords.module.css'
import { useAwaitedWords } from '../../domain/languages/use-awaited-words.ts'
import { buildText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { Button } from '../../ui/Button.tsx'
import { Stripe } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Kbd } from '../../ui/IconButton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { narrowQuery, useBuilderState, useBuilderStore, useOpenPalette } from './builder-state.ts'
import styles from './Canvas.module.css'
import { CanvasField } from './CanvasField.tsx'
import { createCanvasSections } from './canvas-sections.ts'
import { currentPage, drawnForm, isDrawnAlone } from './current-page.ts'
import { formWidth } from './device-width.ts'
import { EmptyCanvas } from './EmptyCanvas.tsx'
import { fieldPositions } from './field-order.ts'
import { releaseGone } from './focus-part.ts'
import { EditorsForm, HeadEditor } from './InPlaceEditor.tsx'
import { InsertMenu } from './InsertMenu.tsx'
import { pagePanelId, pageTabId } from './page-tab-id.ts'
import { sheetStyle } from './sheet-style.ts'
import { TypingHint } from './TypingHint.tsx'
import { useBuilderActions } from './use-builder-actions.ts'
import { useCanvasHandle } from './use-canvas-handle.ts'
import { useFieldClipboard } from './use-field-clipboard.ts'
import { FrameListenersProvider, useListenersOfFrames } from './use-frame-listeners.ts'
import { useNamedCovers } from './use-named-covers.ts'
import { usePageActions } from './use-page-actions.ts'

/** The form itself, drawn by the runtime, as the visitor gets it; every part of it can be chosen. */
export function Canvas() {
  const form = useDocument((document) => document.form)
  const { store } = useDocumentSession()
  const isFormChosen = useIsSelected(undefined)
  const builder = useBuilderStore()
  const isDragging = useBuilderState((state) => state.drag !== undefined)
  const openPalette = useOpenPalette()
  const { choose } = useBuilderActions()
  const clipboard = useFieldClipboard()
  const listeners = useListenersOfFrames()
  useEffect(
    () =>
      store.subscribe(({ document }, before) => document.form !== before.document.form && releaseGone(document.form)),
    [store],
  )
  const sheet = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (title.current) return alignHeaderOverlay(title.current)
  }, [])
  const pageId = useBuilderState((state) => state.pageId)
  const page = currentPage(form, pageId)
  const next = isDrawnAlone(form, page) ? form.pages[form.pages.findIndex(({ id }) => id === page?.id) + 1] : undefined
  const chosenDevice = useBuilderState((state) => state.device)
  // A small screen shows no more than it has.
  const isNarrow = useMedia(narrowQuery)
  const device = isNarrow ? 'desktop' : chosenDevice
  const { open } = usePageActions()
  const chooseForm = (): void => {
    store.getState().select({ fieldId: undefined })
    builder.setState({ freshId: undefined })
  }
  // Without a text there is nothing to type over: an empty line keeps its place, a description's while the form is selected.
  const isRoomKept = isFormChosen && !form.description
  const drawn = useMemo(() => {
    const inSight = drawnForm(form, pageId)
    return { ...inSight, title: inSight.title || '\u200b', ...(isRoomKept && { description: '\u200b' }) }
  }, [form, pageId, isRoomKept])
  const hasFields = drawn.pages.some(({ fields }) => fields.length > 0)
  const handle = useCanvasHandle(drawn)
  const isAwaited = useAwaitedWords(handle)
  const [components] = useState(() => ({ FieldFrame: CanvasField, sectionsOf: createCanvasSections() }))
  useNamedCovers(sheet, listeners.nameCover)
  const focusHead = (part: 'heading' | 'description'): void => {
    const editor = title.current?.parentElement?.querySelector<HTMLTextAreaElement>(`[data-head="${part}"]`)
    editor?.focus()
    editor?.select()
  }
  const chooseHead = (event: MouseEvent): void => {
    const text = title.current?.parentElement?.querySelector('.ls-body .ls-heading + .ls-text')
    const isBelow = form.description !== undefined && text && event.clientY >= text.getBoundingClientRect().top
    flushSync(chooseForm)
    // With a keyboard the cover keeps the focus, and a finger wants to see the form before its keyboard.
    if (event.detail > 0 && matchMedia('(pointer: fine)').matches) focusHead(isBelow ? 'description' : 'heading')
  }
  const pressed = useRef<string>(undefined)
  const notePressed = ({ detail, target }: MouseEvent): void => {
    if (detail !== 1) return
    const cover = target instanceof Element ? target.closest('[data-part="cover"]') : null
    pressed.current = cover?.closest<HTMLElement>('[data-canvas-field]')?.dataset['canvasField']
  }
  // The first click may move what is under the second one: the head gives up the line of a missing description, choices
  // are laid out for typing.
  const chooseLabel = (): void => {
    const place = fieldPositions(form).find(({ field }) => field.id === pressed.current)
    if (place) choose(place.field.id, 'label')
  }
  const leaveHead = (): void => title.current?.focus()
  const chooseFormBySend = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('.ls-send')) chooseForm()
  }
  return (
    <section
      aria-label={buildText.canvas}
      data-canvas=""
      className={styles['canvas']}
      onClickCapture={notePressed}
      onDoubleClick={chooseLabel}
      {...clipboard}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click is the runtime's own Send button's */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: so is its keyboard */}
      <div
        ref={sheet}
        {...(page && { id: pagePanelId, role: 'tabpanel', 'aria-labelledby': pageTabId(page.id) })}
        className={classes(
          styles['sheet'],
          (!hasFields || next) && styles['unsent'],
          drawn.pages.length < form.pages.length && styles['alone'],
          isFormChosen && styles['headed'],
          isAwaited && awaited['unseen'],
        )}
        data-sheet=""
        data-device={device}
        style={{ ...sheetStyle(drawn), maxInlineSize: formWidth(drawn, device) }}
        onClick={chooseFormBySend}
      >
        {drawn.look?.tokens?.stripe !== 'off' && <Stripe />}
        <button
          ref={title}
          type="button"
          className={classes(styles['title'], isFormChosen && styles['chosen'])}
          aria-label={buildText.formCover(form.title)}
          aria-current={isFormChosen || undefined}
          onClick={chooseHead}
          onDoubleClick={() => focusHead('heading')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isFormChosen) return
            event.preventDefault()
            focusHead('heading')
          }}
        />
        {isFormChosen && (
          <>
            <HeadEditor part="heading" onLeave={leaveHead} />
            <HeadEditor part="description" onLeave={leaveHead} />
          </>
        )}
        <FrameListenersProvider value={listeners}>
          <FormView handle={handle} editing idPrefix="canvas-" headingLevel={1} components={components} />
        </FrameListenersProvider>
        {!hasFields && (
          <EmptyCanvas key={page?.id} page={page} isPageAlone={form.pages.some(({ fields }) => fields.length > 0)} />
        )}
        {next && (
          <div className={styles['next']}>
            <Button variant="quiet" iconAfter={ArrowRight} onPress={() => open(next.id)}>
              {pagesText.next(pageName(form, next.id, pagesText.untitled))}
            </Button>
          </div>
        )}
      </div>
      <EditorsForm />
      <InsertMenu />
      <div className={styles['foot']}>
        {hasFields && (
          <Button
            variant="dashed"
            isWide
            icon={Plus}
            onPress={() => {
              builder.setState({ addsAtEnd: true })
              openPalette()
            }}
          >
            {buildText.addField}
            <span className={styles['or']}>
              {buildText.orPress} <Kbd>/</Kbd>
            </span>
          </Button>
        )}
      </div>
      <div className={styles['float']}>{hasFields && !isDragging && <TypingHint />}</div>
    </section>
  )
}

/** Margin of the cover around the words under it, in CSS pixels. */
const coverMarginPx = 12

/**
 * Gives a cover the height of the form's head: all that the runtime draws before the first field or, without one, the
 * button.
 * @returns what stops following it.
 */
function alignHeaderOverlay(cover: HTMLElement): () => void {
  const sheet = cover.parentElement
  if (!sheet) return () => undefined
  const align = (): void => {
    // Not by one selector: behind the head a thousand fields may follow.
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_ELEMENT)
    const { top } = cover.getBoundingClientRect()
    // Above the window, where a long page was scrolled, every edge is below 0.
    let bottom = top
    for (let part = walker.nextNode(); part instanceof Element; part = walker.nextNode()) {
      if (part.matches('.ls-section, .ls-send')) break
      const isHead = part.matches('.ls-body :is(.ls-heading, .ls-text, .ls-note)')
      if (isHead && part.getClientRects().length > 0) bottom = Math.max(bottom, part.getBoundingClientRect().bottom)
    }
    cover.style.blockSize = `${bottom - top + coverMarginPx}px`
  }
  align()
  const observer = new ResizeObserver(align)
  for (const part of [sheet, ...sheet.querySelectorAll('.ls-body > *')]) observer.observe(part)
  return () => observer.disconnect()
}
