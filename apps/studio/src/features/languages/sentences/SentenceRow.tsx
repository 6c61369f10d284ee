import type { Form } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { Sentence } from '../../../domain/languages/list-sentences.ts'
import { sampleTokens } from '../../../domain/languages/sample-tokens.ts'
import { sentencesText } from '../../../domain/texts/sentences.ts'
import { useAnnounce } from '../../../ui/Announcer.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { SentenceEditor } from './SentenceEditor.tsx'
import styles from './SentenceRow.module.css'
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
