import { idParts } from '@letterslot/intake'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AccountIds } from '../../domain/connections/account-ids.ts'
import { readingProblem } from '../../domain/open-file/reading-problem.ts'
import { isSavedDocument, useIntake } from '../../domain/open-file/use-intake.ts'
import { connectGuideText } from '../../domain/texts/connect-guide.ts'
import { intakeText } from '../../domain/texts/intake.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { StateLine } from '../../ui/Pill.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import styles from './PasteIds.module.css'

const { paste: text } = connectGuideText

export interface PasteIdsProps {
  /** Called with the ids of each paste that holds any. */
  readonly onFound: (ids: Partial<AccountIds>) => void
}

/** Reads the ids out of code that calls EmailJS, lights them up in it, and says of each what was found. */
export function PasteIds({ onFound }: PasteIdsProps) {
  const paste = useIntake()
  const announce = useAnnounce()
  const { intake } = paste
  const [told, setTold] = useState(intake)
  const found = idParts.flatMap((part) => (intake?.ids[part] === undefined ? [] : [[part, intake.ids[part]] as const]))
  useEffect(() => {
    if (!intake || intake === told) return
    setTold(intake)
    if (found.length === 0) return
    onFound(Object.fromEntries(found))
    announce(text.read(found.length))
  }, [intake, told, found, onFound, announce])
  const secret = paste.secretCount > 0 && (
    <div role="alert" className={styles['secret']}>
      <FindingCard tone="error" title={intakeText.secret(paste.secretCount)}>
        {intakeText.secretText}
      </FindingCard>
    </div>
  )
  if (!intake || paste.text.trim() === '' || !intake.isEmailJs) {
    const isWithoutIds = paste.text.trim() !== '' && (intake !== undefined || isSavedDocument(paste.text))
    const problem = readingProblem(paste) ?? (isWithoutIds ? text.noIds : undefined)
    return (
      <div className={styles['empty']}>
        <TextArea
          label={text.area}
          help={problem === undefined ? text.lead : undefined}
          problem={problem}
          placeholder={text.placeholder}
          rows={3}
          isMono
          autoComplete="off"
          spellCheck="false"
          value={paste.text}
          onChange={paste.setText}
        />
        {secret}
      </div>
    )
  }
  const asked = new Set(intake.asks.map(({ of }) => of))
  return (
    <div className={styles['read']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={text.area} tabIndex={0} className={styles['code']}>
        <pre>
          {codeExcerpt(
            paste.text,
            found.map(([, id]) => id),
          ).map((line, index) =>
            line.kind === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
              <span key={`gap ${index}`} className={styles['gap']}>{`${text.gap}\n`}</span>
            ) : (
              <span key={line.number}>
                {line.segments.map((segment, at) =>
                  segment.isLit ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity
                    <mark key={at}>{segment.text}</mark>
                  ) : (
                    segment.text
                  ),
                )}
                {'\n'}
              </span>
            ),
          )}
        </pre>
      </section>
      <div className={styles['verdicts']}>
        <ul aria-label={text.verdicts}>
          {idParts.map((part) => {
            const name = intakeText.ids[part]
            const isFound = intake.ids[part] !== undefined
            const words = isFound ? text.found(name) : asked.has(part) ? text.elsewhere(name) : text.missing(name)
            return (
              <li key={part}>
                {/* Found in the code, and no more than that: green is for what arrived. */}
                {isFound ? (
                  <StateLine tone="neutral" icon={Check}>
                    {words}
                  </StateLine>
                ) : (
                  <StateLine tone="wait">{words}</StateLine>
                )}
              </li>
            )
          })}
          <li>
            <StateLine tone="neutral">{intake.form ? text.form : text.noForm}</StateLine>
          </li>
        </ul>
        <Button size="small" onPress={() => paste.setText('')}>
          {text.other}
        </Button>
      </div>
      {secret}
    </div>
  )
}

/** A run of characters of a line; lit where it is one of the ids. */
interface CodeSegment {
  readonly text: string
  readonly isLit: boolean
}

/** One line of an excerpt; a gap stands for lines that are left out. */
type ExcerptLine =
  | { readonly kind: 'gap' }
  | { readonly kind: 'line'; readonly number: number; readonly segments: readonly CodeSegment[] }

/** Lines of a paste that are shown; a whole page has thousands. */
const maxShownLines = 24

/** Characters of a line that are shown: minified code is one line. */
const maxLineCharacters = 400

function segmentsOf(line: string, ids: readonly string[]): readonly CodeSegment[] {
  let segments: readonly CodeSegment[] = [{ text: line, isLit: false }]
  for (const id of ids) {
    segments = segments.flatMap((segment) => {
      if (segment.isLit) return [segment]
      return segment.text
        .split(id)
        .flatMap((text, index) => [...(index === 0 ? [] : [{ text: id, isLit: true }]), { text, isLit: false }])
    })
  }
  return segments.filter(({ text }) => text !== '')
}

/** Returns the line around its first id, where it is too long to show. */
function cutAroundId(line: string, ids: readonly string[]): string {
  if (line.length <= maxLineCharacters) return line
  const places = ids.map((id) => line.indexOf(id)).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...places, line.length) - 40)
  return line.slice(places.length === 0 ? 0 : from, (places.length === 0 ? 0 : from) + maxLineCharacters)
}

/**
 * Returns the lines of a paste in which its ids stand, with one line around each, the ids lit; a short paste whole.
 * Linear in the paste's length.
 */
export function codeExcerpt(text: string, ids: readonly string[]): readonly ExcerptLine[] {
  const wanted = [...new Set(ids)].filter((id) => id !== '').sort((a, b) => b.length - a.length)
  const lines = text.split('\n')
  const isShort = lines.length <= maxShownLines
  const near = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (near.size >= maxShownLines) break
    if (isShort || wanted.some((id) => line.includes(id))) for (const at of [index - 1, index, index + 1]) near.add(at)
  }
  const excerpt: ExcerptLine[] = []
  let before = -1
  for (const index of [...near].sort((a, b) => a - b)) {
    const line = lines[index]
    if (line === undefined) continue
    if (index !== before + 1) excerpt.push({ kind: 'gap' })
    excerpt.push({ kind: 'line', number: index + 1, segments: segmentsOf(cutAroundId(line, wanted), wanted) })
    before = index
  }
  if (excerpt.length > 0 && before < lines.length - 1) excerpt.push({ kind: 'gap' })
  return excerpt
}
