import type { Form } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'
import { ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { tokenText } from '../../../domain/languages/insert-token.ts'
import type { Sentence } from '../../../domain/languages/list-sentences.ts'
import { sampleTokens } from '../../../domain/languages/sample-tokens.ts'
import { sentencesText } from '../../../domain/texts/sentences.ts'
import { useAnnounce } from '../../../ui/Announcer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import styles from './SentenceRow.module.css'
import { TokenChips } from './TokenChips.tsx'
import { type SentenceDraft, useSentenceWords } from './use-sentence-words.ts'

export interface SentenceRowProps {
  readonly sentence: Sentence
  /** In the language that is worked on. */
  readonly form: Form
  readonly tag: string
  readonly language: Language
  readonly draft: SentenceDraft | undefined
  readonly onDraft: (draft: SentenceDraft | undefined) => void
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A sentence as visitors read it now; a press opens it to be changed. */
export function SentenceRow({ sentence, form, tag, language, draft, onDraft, isOpen, onToggle }: SentenceRowProps) {
  const id = useId()
  const announce = useAnnounce()
  const { key, defaults, own } = sentence
  const { text, problem, onChange } = useSentenceWords(sentence, { form, tag, draft, onDraft })
  const said = own ?? defaults.at(-1)?.text ?? ''
  const facts = sampleTokens(form, key, { locale: language.locale, owner: language.texts.owner })
  const back = (): void => {
    onChange('')
    announce(sentencesText.isBack)
  }
  return (
    <li className={styles['row']}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles['button']}
        onClick={onToggle}
      >
        <Icon icon={ChevronRight} size={14} className={styles['mark'] ?? ''} />
        <span lang={tag} dir="auto" className={styles['said']}>
          {said}
        </span>
        {problem === undefined ? (
          own !== undefined && <Pill tone="ok">{sentencesText.own}</Pill>
        ) : (
          <Pill tone="bad">{sentencesText.refused}</Pill>
        )}
      </button>
      {isOpen && (
        <div id={id}>
          <SentenceEditor
            sentence={sentence}
            tag={tag}
            text={text}
            problem={problem}
            sample={language.say(said, facts)}
            onChange={onChange}
            onBack={back}
          />
        </div>
      )}
    </li>
  )
}

interface SentenceEditorProps {
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
function SentenceEditor({ sentence, tag, text, problem, sample, onChange, onBack }: SentenceEditorProps) {
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
