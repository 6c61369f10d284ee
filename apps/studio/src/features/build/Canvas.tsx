import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { Plus } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useDocument, useSelection } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { Stripe } from '../../ui/Stripe.tsx'
import { useBuildSession, useBuildSessionStore } from './build-session.ts'
import styles from './Canvas.module.css'
import { CanvasField } from './CanvasField.tsx'
import { EmptyCanvas } from './EmptyCanvas.tsx'
import { fieldPositions } from './field-order.ts'
import { HeadEditor } from './HeadEditor.tsx'
import { layOverHead } from './lay-over-head.ts'
import { TypingHint } from './TypingHint.tsx'
import { useOpenPalette } from './use-open-palette.ts'

const components = { FieldFrame: CanvasField } as const

/** The form itself, drawn by the runtime, as the visitor gets it; every part of it can be chosen. */
export function Canvas() {
  const form = useDocument((document) => document.form)
  const { fieldId, select } = useSelection()
  const session = useBuildSessionStore()
  const isDragging = useBuildSession((state) => state.drag !== undefined)
  const openPalette = useOpenPalette()
  const title = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (title.current) return layOverHead(title.current)
  }, [])
  const hasFields = fieldPositions(form).length > 0
  const isFormChosen = fieldId === undefined
  const chooseForm = (): void => {
    select({ fieldId: undefined })
    session.setState({ freshId: undefined })
  }
  // Without a description there is nothing to type over: an empty line keeps its place while the form is selected.
  const drawn = isFormChosen && !form.description ? { ...form, description: '\u200b' } : form
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
  const leaveHead = (): void => title.current?.focus()
  const chooseFormBySend = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('.ls-send')) chooseForm()
  }
  return (
    <section aria-label="Form" data-canvas="" className={styles['canvas']}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click is the runtime's own Send button's */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: so is its keyboard */}
      <div
        className={classes(styles['sheet'], !hasFields && styles['empty'], isFormChosen && styles['headed'])}
        onClick={chooseFormBySend}
      >
        <Stripe />
        <button
          ref={title}
          type="button"
          className={classes(styles['title'], isFormChosen && styles['chosen'])}
          aria-label={`The form: ${form.title}`}
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
        <LetterslotForm form={drawn} mode="edit" idPrefix="canvas-" headingLevel={1} components={components} />
        {!hasFields && <EmptyCanvas />}
      </div>
      <div className={styles['foot']}>
        {hasFields && (
          <Button
            variant="dashed"
            isWide
            icon={Plus}
            onPress={() => {
              session.setState({ addsAtEnd: true })
              openPalette()
            }}
          >
            Add a field
            <span className={styles['or']}>
              or press <Kbd>/</Kbd>
            </span>
          </Button>
        )}
      </div>
      <div className={styles['float']}>{hasFields && !isDragging && <TypingHint />}</div>
    </section>
  )
}
