import type { Field } from '@letterslot/core'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { joinLines } from '../../intake/join-lines.ts'
import { classes } from '../../ui/classes.ts'
import styles from './CanvasField.module.css'
import { layOverLabel } from './lay-over-label.ts'
import { typedWords } from './marked-words.ts'
import typedOver from './TypedOver.module.css'
import { useLabelEdit } from './use-label-edit.ts'
import { useOpenPalette } from './use-open-palette.ts'

/** The label of the selected field, as text to type over, exactly where the runtime draws it. */
export function LabelEditor({ field }: { readonly field: Field }) {
  const editor = useRef<HTMLTextAreaElement>(null)
  const editLabel = useLabelEdit(field)
  const openPalette = useOpenPalette()
  useLayoutEffect(() => {
    if (editor.current) return layOverLabel(editor.current)
  })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isMarked = selectionStart === 0 && selectionEnd === value.length
    if (event.key !== '/' || !isMarked) return
    event.preventDefault()
    openPalette()
  }
  return (
    <textarea
      ref={editor}
      data-part="label"
      className={classes(typedOver['text'], styles['editor'])}
      aria-label="Label"
      rows={1}
      value={typedWords(field, 'label')}
      placeholder="Label"
      autoComplete="off"
      onChange={(event) => editLabel(joinLines(event.target.value))}
      // The second click of two falls on the text that the first one laid here.
      onDoubleClick={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
    />
  )
}
