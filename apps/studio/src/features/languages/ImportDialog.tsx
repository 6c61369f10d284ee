import { directionOf } from '@letterslot/core'
import { useNavigate } from '@tanstack/react-router'
import { Plus, RefreshCw } from 'lucide-react'
import { takeTranslations } from '../../domain/document/commands/translations.ts'
import { useDispatch, useDocumentSession } from '../../domain/document/use-document.ts'
import { languageName } from '../../domain/languages/language-name.ts'
import type { ProposedWords, TranslationProposal } from '../../domain/languages/propose-translations.ts'
import { translationFileText, translationsText } from '../../domain/texts/languages.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Pill, StateLine } from '../../ui/Pill.tsx'
import styles from './ImportDialog.module.css'
import { languagesFragment } from './languages-place.ts'
import type { TranslationReading } from './read-translations.ts'

interface ImportDialogProps {
  readonly reading: TranslationReading
  readonly onClose: () => void
}

/** A file of translations: what it would change, before it does; or why it is not taken. */
export function ImportDialog({ reading, onClose }: ImportDialogProps) {
  const { formId } = useDocumentSession()
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const text = translationFileText
  if (reading.status === 'refused') {
    return (
      <Dialog
        isOpen
        title={text.refusedTitle(reading.file)}
        onClose={onClose}
        actions={
          <Button variant="primary" onPress={onClose}>
            {text.close}
          </Button>
        }
      >
        <p>
          {reading.why} {text.stays}
        </p>
      </Dialog>
    )
  }
  const { proposal } = reading
  const { tag, added, changed } = proposal
  const name = languageName(tag)
  const take = ({ isNewLanguage }: TranslationProposal): void => {
    const taken = [...added, ...changed]
    dispatch(
      takeTranslations(
        tag,
        taken.map(({ path, words }) => ({ path, words })),
      ),
    )
    announce(isNewLanguage ? text.newLanguage(name) : text.taken(taken.length, name))
    void navigate({
      to: '/forms/$formId/languages',
      params: { formId },
      hash: languagesFragment({ view: 'translations', tag }),
    })
    onClose()
  }
  const changesNothing = added.length + changed.length === 0 && !proposal.isNewLanguage
  return (
    <Dialog
      isOpen
      size="wide"
      title={text.title(name)}
      onClose={onClose}
      actions={
        changesNothing ? (
          <Button variant="primary" onPress={onClose}>
            {text.close}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{text.leave}</Button>
            <Button variant="primary" onPress={() => take(proposal)}>
              {text.take}
            </Button>
          </>
        )
      }
    >
      <ImportPreview proposal={proposal} />
    </Dialog>
  )
}

/** Rows of each kind that are shown; the others are counted. */
const shownRows = 100

/** All that a file of translations would change, what it would not, and why. */
function ImportPreview({ proposal }: { readonly proposal: TranslationProposal }) {
  const { tag, language, isNewLanguage, added, changed, same, empty, leftOut } = proposal
  const text = translationFileText
  const name = languageName(tag)
  return (
    <div className={styles['preview']}>
      {isNewLanguage && <p>{text.newLanguage(name)}</p>}
      {language !== tag && <p>{text.takenFor(language, name)}</p>}
      {added.length + changed.length === 0 && <p>{text.nothing}</p>}
      <p className={styles['counts']}>
        {added.length > 0 && (
          <Pill tone="ok" icon={Plus}>
            {text.added(added.length)}
          </Pill>
        )}
        {changed.length > 0 && (
          <Pill tone="wait" icon={RefreshCw}>
            {text.changed(changed.length)}
          </Pill>
        )}
        {leftOut.length > 0 && <Pill tone="bad">{text.leftOut(leftOut.length)}</Pill>}
      </p>
      {same + empty > 0 && <p className={styles['quiet']}>{text.unchanged(same, empty)}</p>}
      <Proposed title={text.changed(changed.length)} rows={changed} tag={tag} />
      <Proposed title={text.added(added.length)} rows={added} tag={tag} />
      {leftOut.length > 0 && (
        <section>
          <h3>{text.leftOut(leftOut.length)}</h3>
          <ul className={styles['rows']}>
            {leftOut.slice(0, shownRows).map(({ row, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same row twice, and the list never changes
              <li key={index}>
                <bdi className={styles['words']}>{row.words || row.original || row.id}</bdi>
                <span className={styles['quiet']}>{text.reasons[reason]}</span>
              </li>
            ))}
          </ul>
          <MoreRows count={leftOut.length} />
        </section>
      )}
    </div>
  )
}

function Proposed({
  title,
  rows,
  tag,
}: {
  readonly title: string
  readonly rows: readonly ProposedWords[]
  readonly tag: string
}) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles['rows']}>
        {rows.slice(0, shownRows).map(({ text, words, before, isOutdated, lost }) => (
          <li key={text.id}>
            <bdi className={styles['quiet']}>{text.original}</bdi>
            <span lang={tag} dir={directionOf(tag)} className={styles['words']}>
              {words}
            </span>
            {before !== undefined && (
              <del lang={tag} dir={directionOf(tag)} className={styles['quiet']}>
                {translationFileText.was(before)}
              </del>
            )}
            {isOutdated && <StateLine tone="wait">{translationFileText.outdated}</StateLine>}
            {lost.length > 0 && <StateLine tone="wait">{translationsText.rowLost(lost)}</StateLine>}
          </li>
        ))}
      </ul>
      <MoreRows count={rows.length} />
    </section>
  )
}

function MoreRows({ count }: { readonly count: number }) {
  return count > shownRows ? <p className={styles['quiet']}>{translationFileText.more(count - shownRows)}</p> : null
}
