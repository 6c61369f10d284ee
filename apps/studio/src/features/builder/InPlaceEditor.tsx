import type { Field } from '@letterslot/core'
import { joinLines } from '@letterslot/intake'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { renameForm, setFormTexts } from '../../domain/document/commands/form.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { buildText } from '../../domain/texts/build.ts'
import { imageText } from '../../domain/texts/image.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { classes } from '../../ui/classes.ts'
import styles from './InPlaceEditor.module.css'
import { richSource } from './rich-source.ts'
import { useBuilderActions } from './use-builder-actions.ts'
import { textOrNone, useLabelEdit } from './use-field-edit.ts'

export interface HeadEditorProps {
  /** Which text is typed over. */
  readonly part: 'heading' | 'description'
  readonly onLeave: () => void
}

const drawn = { heading: '.ls-body .ls-heading', description: '.ls-body .ls-heading + .ls-text' } as const
const headPartNames = { heading: buildText.heading, description: buildText.description } as const
const placeholders = { heading: buildText.headingPlaceholder, description: buildText.descriptionPlaceholder } as const

/** The HTML form that texts on the canvas belong to, by their attribute `form`; drawn once, beside the canvas. */
export const editorsForm = 'in-place-editors'

/**
 * Texts that are typed on the canvas are no answers of the form drawn around them. A browser that fills in forms reads a whole
 * one, each label and control of it, when a text of it takes the focus, and again while one types.
 */
export function EditorsForm() {
  return <form id={editorsForm} hidden />
}

/** The form's title or description, as text to type over, exactly where the runtime draws it. */
export function HeadEditor({ part, onLeave }: HeadEditorProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const editor = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = editor
    const sheet = current?.parentElement
    if (current && sheet) return alignOverlay(current, sheet, drawn[part])
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return
    event.preventDefault()
    onLeave()
  }
  const onText = (text: string): void => {
    const line = text.replace(/[\r\n]+/g, ' ')
    dispatch(part === 'heading' ? renameForm(line) : setFormTexts({ description: textOrNone(line) }))
  }
  return (
    <textarea
      ref={editor}
      form={editorsForm}
      data-head={part}
      className={classes(styles['text'], styles['head'])}
      aria-label={headPartNames[part]}
      rows={1}
      value={(part === 'heading' ? form.title : form.description) ?? ''}
      placeholder={placeholders[part]}
      autoComplete="off"
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** The label of the selected field, as text to type over, exactly where the runtime draws it. */
export function LabelEditor({ field }: { readonly field: Field }) {
  const editor = useRef<HTMLTextAreaElement>(null)
  const editLabel = useLabelEdit(field)
  const name =
    field.kind === 'image' ? imageText.caption : field.kind === 'section' ? sectionsText.title : buildText.label
  const { openInsert } = useBuilderActions()
  useLayoutEffect(() => {
    if (editor.current) return alignLabelOverlay(editor.current)
  })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isMarked = selectionStart === 0 && selectionEnd === value.length
    if (event.key !== '/' || !isMarked) return
    event.preventDefault()
    openInsert('label', field.id)
  }
  return (
    <textarea
      ref={editor}
      form={editorsForm}
      data-part="label"
      className={classes(styles['text'], styles['label'])}
      aria-label={name}
      rows={1}
      value={richSource(field, 'label')}
      placeholder={name}
      autoComplete="off"
      onChange={(event) => editLabel(joinLines(event.target.value))}
      // The second click of two falls on the text that the first one laid here.
      onDoubleClick={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
    />
  )
}

/**
 * Lays a text area over the label that the runtime drew in the same frame.
 * @returns what stops following it.
 */
function alignLabelOverlay(editor: HTMLTextAreaElement): () => void {
  const frame = editor.parentElement
  return frame ? alignOverlay(editor, frame, '.ls-label, .ls-part-title') : () => undefined
}

/**
 * Lays a text area over a text that the runtime drew, in the same type, whatever the form's look: once the browser has laid
 * that out, ahead of its painting. Without the text it is out of the way.
 * @param frame - what the text area is placed in.
 * @param selector - of the text. A kind that is fetched draws it anew, so that it is looked for each time.
 * @returns what stops following it.
 */
function alignOverlay(editor: HTMLTextAreaElement, frame: HTMLElement, selector: string): () => void {
  const find = (): HTMLElement | null => {
    const text = frame.querySelector<HTMLElement>(selector)
    editor.hidden = !text
    return text
  }
  const align = (): void => {
    const text = find()
    const box = text?.parentElement
    if (!text || !box) return
    const around = frame.getBoundingClientRect()
    const at = text.getBoundingClientRect()
    const style = getComputedStyle(text)
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = style
    const above = Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.paddingTop)
    const inner = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingInlineEnd)
    Object.assign(editor.style, {
      fontFamily,
      fontSize,
      fontWeight,
      letterSpacing,
      lineHeight,
      left: `${at.left - around.left - frame.clientLeft}px`,
      top: `${at.top + above - around.top - frame.clientTop}px`,
      width: `${inner - at.left - Number.parseFloat(style.paddingInlineEnd)}px`,
      minHeight: `${at.height - above}px`,
    })
  }
  find()
  // It calls back for each thing that it begins to observe.
  const observer = new ResizeObserver(align)
  observer.observe(frame)
  return () => observer.disconnect()
}
