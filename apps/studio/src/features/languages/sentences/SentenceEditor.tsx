import { useEffect, useRef } from 'react'
import { tokenText } from '../../../domain/languages/insert-token.ts'
import type { Sentence } from '../../../domain/languages/list-sentences.ts'
import { sentencesText } from '../../../domain/texts/sentences.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import styles from './SentenceEditor.module.css'
import { TokenChips } from './TokenChips.tsx'

export interface SentenceEditorProps {
  readonly sentence: Sentence
  readonly tag: string
  readonly text: string
  readonly problem: string | undefined
  /** The sentence as it is said now, with made-up facts. */
  readonly sample: string
  readonly onChange: (text: string) => void
  readonly onBack: () => void
}

/** A sentence, open: the language's own, the maker's words, what they must keep, and how both are read. */
export function SentenceEditor({ sentence, tag, text, problem, sample, onChange, onBack }: SentenceEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { defaults, tokens } = sentence
  const [first] = defaults
  // A token goes on from what is written until the maker puts the caret elsewhere.
  useEffect(() => area.current?.setSelectionRange(area.current.value.length, area.current.value.length), [])
  const insert = (name: string): void => {
    const { current } = area
    if (!current) return
    current.focus()
    // As if it were typed: the browser's own undo takes it back.
    document.execCommand('insertText', false, tokenText(name, current.value.slice(0, current.selectionStart)))
  }
  return (
    <div className={styles['editor']}>
      <dl className={styles['ours']}>
        {defaults.map((form) => (
          <div key={form.of ?? ''}>
            <dt>{form.of === undefined ? sentencesText.ours : sentencesText.formOf(form.of)}</dt>
            <dd lang={tag} dir="auto">
              {form.text}
            </dd>
          </div>
        ))}
      </dl>
      <TextArea
        label={sentencesText.own}
        help={defaults.length > 1 ? `${sentencesText.everyNumber} ${sentencesText.empty}` : sentencesText.empty}
        rows={2}
        inputRef={area}
        value={text}
        problem={problem}
        onChange={onChange}
      />
      <TokenChips tokens={tokens} text={text} onInsert={insert} />
      {sample !== first?.text && (
        <p className={styles['sample']}>
          {sentencesText.reads}{' '}
          <span lang={tag} dir="auto">
            {sample}
          </span>
        </p>
      )}
      {text !== '' && (
        <Button size="small" onPress={onBack}>
          {sentencesText.back}
        </Button>
      )}
    </div>
  )
}
