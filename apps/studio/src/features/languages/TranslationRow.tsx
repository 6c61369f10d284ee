import { directionOf } from '@letterslot/core'
import { Copy, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, memo, useId } from 'react'
import { translate } from '../../domain/document/commands/translations.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { languageName } from '../../domain/languages/language-name.ts'
import { needsTranslation, type Translatable, type TranslatablePart } from '../../domain/languages/translatable.ts'
import { lostPlaceholders } from '../../domain/languages/translation-words.ts'
import { translationsText } from '../../domain/texts/languages.ts'
import { classes } from '../../ui/classes.ts'
import frame from '../../ui/FieldFrame.module.css'
import { IconButton } from '../../ui/IconButton.tsx'
import { StateLine } from '../../ui/Pill.tsx'
import styles from './TranslationRow.module.css'

/** The languages of a row, as BCP 47 tags. */
export interface RowLanguages {
  readonly from: string
  readonly to: string
}

interface TranslationRowProps {
  readonly text: Translatable
  /** As they are being typed. */
  readonly words: string
  readonly languages: RowLanguages
  readonly isMissing: boolean
}

/** Parts in which lines can be broken. */
const longParts: ReadonlySet<TranslatablePart> = new Set(['description', 'sentText', 'sentBlock', 'text'])

/** One text in the maker's words, and in another language. */
export const TranslationRow = memo(function TranslationRow({ text, words, languages, isMissing }: TranslationRowProps) {
  const id = useId()
  const dispatch = useDispatch()
  const { part, original, path } = text
  const { from, to } = languages
  const isLong = longParts.has(part)
  const lost = words.trim() === '' ? [] : lostPlaceholders(original, words)
  const say = (next: string): void => {
    dispatch(translate(to, [{ path, words: isLong ? next : next.replaceAll(/[\r\n]+/g, ' ') }]))
  }
  return (
    <div className={styles['row']}>
      <span className={styles['part']}>{translationsText.parts[part]}</span>
      <p className={styles['original']} lang={from} dir={directionOf(from)}>
        {original}
      </p>
      <div className={styles['said']}>
        <textarea
          aria-label={translationsText.input(translationsText.parts[part], shortText(original), languageName(to))}
          aria-describedby={`${id}-state`}
          className={classes(frame['input'], styles['input'])}
          data-missing={isMissing || undefined}
          lang={to}
          dir={directionOf(to)}
          rows={1}
          value={words}
          onChange={(event) => say(event.target.value)}
          onKeyDown={isLong ? undefined : goToNextInput}
        />
        {isMissing && (
          <IconButton
            icon={Copy}
            size="small"
            label={translationsText.takeOriginal(shortText(original))}
            onPress={() => say(original)}
          />
        )}
      </div>
      <div id={`${id}-state`} className={styles['state']}>
        {isMissing && (
          <StateLine tone="wait" icon={TriangleAlert}>
            {translationsText.rowMissing}
          </StateLine>
        )}
        {!needsTranslation(text) && words === '' && <span className={styles['same']}>{translationsText.rowSame}</span>}
        {lost.length > 0 && (
          <StateLine tone="wait" icon={TriangleAlert}>
            {translationsText.rowLost(lost)}
          </StateLine>
        )}
      </div>
    </div>
  )
})

/** Enter, which could break no line here, goes on to the next input. */
function goToNextInput(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const inputs = [...(event.currentTarget.closest('[data-rows]')?.querySelectorAll('textarea') ?? [])]
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
}

/** Letters of an original that are enough to know it by. */
const namedLetters = 60

function shortText(text: string): string {
  return text.length > namedLetters ? `${text.slice(0, namedLetters).trimEnd()}…` : text
}
