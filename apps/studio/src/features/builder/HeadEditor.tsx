import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { renameForm, setFormTexts } from '../../domain/document/commands/form.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Canvas.module.css'
import { layOverText } from './lay-over-text.ts'
import typedOver from './TypedOver.module.css'
import { textOrNone } from './use-field-edit.ts'

export interface HeadEditorProps {
  /** Which text is typed over. */
  readonly part: 'heading' | 'description'
  readonly onLeave: () => void
}

const drawn = { heading: '.ls-body .ls-heading', description: '.ls-body .ls-heading + .ls-text' } as const
const headPartNames = { heading: 'Form heading', description: 'Words under the heading' } as const
const placeholders = { heading: 'Title', description: 'Description' } as const

/** The form's title or description, as text to type over, exactly where the runtime draws it. */
export function HeadEditor({ part, onLeave }: HeadEditorProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const editor = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = editor
    const sheet = current?.parentElement
    if (current && sheet) return layOverText(current, sheet, sheet.querySelector<HTMLElement>(drawn[part]))
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
      data-head={part}
      className={classes(typedOver['text'], styles['headEditor'])}
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
